/** Reads something as a component does, so that it is kept up to date, until stopped. */
export function watch<T>(read: () => T): { readonly seen: readonly T[]; stop: () => void } {
	const seen: T[] = [];
	const stop = $effect.root(() => {
		$effect(() => {
			seen.push(read());
		});
	});
	return { seen, stop };
}
