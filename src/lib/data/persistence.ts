/** Whether the browser promises to keep our data when space runs short. */
export type Persistence = 'kept' | 'mayBeCleared' | 'unknown';

export async function persistence(): Promise<Persistence> {
	if (!('storage' in navigator) || !('persisted' in navigator.storage)) return 'unknown';
	return (await navigator.storage.persisted()) ? 'kept' : 'mayBeCleared';
}

/** Asked when there is first something to lose. */
export async function askToKeep(): Promise<Persistence> {
	if ((await persistence()) === 'mayBeCleared') await navigator.storage.persist();
	return await persistence();
}

/** Bytes in use, if the browser tells. */
export async function bytesUsed(): Promise<number | undefined> {
	if (!('storage' in navigator) || !('estimate' in navigator.storage)) return undefined;
	return (await navigator.storage.estimate()).usage;
}
