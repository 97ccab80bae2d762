/** Hands a text to the player as a file. */
export function saveTextFile(name: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// Safari reads the address after the click; a minute is plenty.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** cellarer-2026-11-18.json: sorts by date in a folder. */
export function fileName(about: string): string {
	const now = new Date();
	const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
		.map((part) => String(part).padStart(2, '0'))
		.join('-');
	return `${about}-${day}.json`;
}
