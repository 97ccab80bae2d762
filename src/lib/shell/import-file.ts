import type { CellarerFile } from '#lib/data/file-format.ts';

export type Imported =
	| {
			readonly kind: 'merged';
			readonly added: number;
			readonly grown: number;
			readonly unchanged: number;
			/** How many boxes the file says something about. */
			readonly copies: number;
	  }
	| {
			readonly kind:
				'notJson' | 'foreign' | 'newer' | 'conflict' | 'unreadable' | 'unsaved' | 'declined';
	  }
	| { readonly kind: 'damaged'; readonly where: string };

/** What to merge of a file, or that nothing of it is wanted. */
export type Ask = (content: CellarerFile) => Promise<CellarerFile | undefined>;

/** Brings in a file, or says what is wrong with it; then nothing of it was brought in. */
export async function importFile(file: Blob, ask?: Ask): Promise<Imported> {
	const { readFileText } = await import('#lib/data/file-format.ts');
	const text = await file.text().catch(() => undefined);
	if (text === undefined) return { kind: 'unreadable' };
	const content = readFileText(text);
	if ('problem' in content) {
		return content.problem === 'damaged'
			? { kind: 'damaged', where: content.where }
			: { kind: content.problem };
	}
	const wanted = ask === undefined ? content : await ask(content);
	return wanted === undefined ? { kind: 'declined' } : await merged(wanted);
}

async function merged(content: CellarerFile): Promise<Imported> {
	const [{ FileConflict, merge }, { reviseSummaries }] = await Promise.all([
		import('#lib/data/backup.ts'),
		import('#lib/play/open.ts')
	]);
	try {
		const { added, grown, unchanged } = await merge(content);
		await reviseSummaries([...added, ...grown]);
		return {
			kind: 'merged',
			added: added.length,
			grown: grown.length,
			unchanged: unchanged.length,
			copies: content.copies.filter(({ terms }) => Object.keys(terms).length > 0).length
		};
	} catch (error) {
		return { kind: error instanceof FileConflict ? 'conflict' : 'unsaved' };
	}
}
