import type { Part } from '#lib/data/backup.ts';
import { fileName, saveTextFile } from '#lib/device/files.ts';

/** Everything, or a part, as a file in the player's hands. The format is loaded when it is needed. */
export async function saveToFile(only?: Part): Promise<void> {
	const { exported } = await import('#lib/data/backup.ts');
	const content = JSON.stringify(await exported(only), undefined, '\t');
	saveTextFile(fileName(nameOf(only)), content);
}

function nameOf(only: Part | undefined): string {
	if (only === undefined) return 'cellarer';
	return 'table' in only ? 'cellarer-table' : `cellarer-${only.copyOf}`;
}
