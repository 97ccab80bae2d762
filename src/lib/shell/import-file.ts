export type Imported =
	| {
			readonly kind: 'merged';
			readonly added: number;
			readonly grown: number;
			readonly unchanged: number;
	  }
	| { readonly kind: 'notJson' | 'foreign' | 'newer' | 'conflict' | 'unreadable' | 'unsaved' }
	| { readonly kind: 'damaged'; readonly where: string };

/** Brings in a file, or says what is wrong with it; then nothing of it was brought in. */
export async function importFile(file: Blob): Promise<Imported> {
	const [{ readFileText }, { FileConflict, merge }, { reviseSummaries }] = await Promise.all([
		import('#lib/data/file-format.ts'),
		import('#lib/data/backup.ts'),
		import('#lib/play/open.ts')
	]);
	const text = await file.text().catch(() => undefined);
	if (text === undefined) return { kind: 'unreadable' };
	const content = readFileText(text);
	if ('problem' in content) {
		return content.problem === 'damaged'
			? { kind: 'damaged', where: content.where }
			: { kind: content.problem };
	}
	try {
		const { added, grown, unchanged } = await merge(content);
		await reviseSummaries([...added, ...grown]);
		return {
			kind: 'merged',
			added: added.length,
			grown: grown.length,
			unchanged: unchanged.length
		};
	} catch (error) {
		return { kind: error instanceof FileConflict ? 'conflict' : 'unsaved' };
	}
}
