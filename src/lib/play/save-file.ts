import { fileName, saveTextFile } from '#lib/device/files.ts';

/** Everything, or one table, as a file in the player's hands. The format is loaded when it is needed. */
export async function saveToFile(table?: string): Promise<void> {
	const { exported } = await import('#lib/data/backup.ts');
	const content = JSON.stringify(await exported(table), undefined, '\t');
	saveTextFile(fileName(table === undefined ? 'cellarer' : 'cellarer-table'), content);
}
