/** Whether the system has a way of its own to hand on a link. */
export function canShare(): boolean {
	return 'share' in navigator;
}

/** False if it could not be done; somebody who thinks better of it has had their way. */
export async function shareLink(title: string, url: string): Promise<boolean> {
	try {
		await navigator.share({ title, url });
		return true;
	} catch (error) {
		return error instanceof DOMException && error.name === 'AbortError';
	}
}

/** False where the browser has no clipboard or does not let us. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
