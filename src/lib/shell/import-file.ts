import type { Merged } from '#lib/data/backup.ts';

export type Imported =
	| ({ readonly kind: 'merged' } & Merged)
	| { readonly kind: 'notJson' | 'foreign' | 'newer' | 'conflict' | 'unreadable' }
	| { readonly kind: 'damaged'; readonly where: string };

/** Brings in a file, or says what is wrong with it; then nothing of it was brought in. */
export async function importFile(file: Blob): Promise<Imported> {
	const [{ readFileText }, { merge }] = await Promise.all([
		import('#lib/data/file-format.ts'),
		import('#lib/data/backup.ts')
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
		return { kind: 'merged', ...(await merge(content)) };
	} catch {
		return { kind: 'conflict' };
	}
}
