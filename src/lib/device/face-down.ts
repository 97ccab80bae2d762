/** Safari asks before it tells how the phone lies; the standard has no word for it. */
interface AskingOrientation {
	requestPermission?: () => Promise<string>;
}

/** Lying on its face: upside down about the long side, and not on an edge. */
function isFaceDown({ beta, gamma }: DeviceOrientationEvent): boolean {
	return beta !== null && gamma !== null && Math.abs(beta) > 140 && Math.abs(gamma) < 40;
}

function asking(): AskingOrientation['requestPermission'] {
	if (!('DeviceOrientationEvent' in globalThis)) return undefined;
	return (DeviceOrientationEvent as AskingOrientation).requestPermission;
}

let isAsked = false;

export const faceDown = {
	/** Whether the browser wants to be asked first, by a tap; others have the word and need no asking. */
	needsPermission: (): boolean =>
		!isAsked &&
		asking() !== undefined &&
		/iPhone|iPad|Macintosh/.test(navigator.userAgent) &&
		navigator.maxTouchPoints > 1,

	async ask(): Promise<void> {
		isAsked = true;
		// Refused, or no such sensor: the button covers all the same.
		await asking()?.().catch(() => undefined);
	},

	/** Calls back whenever the phone is laid on its face, until stopped. */
	follow(laid: () => void): () => void {
		let wasDown = false;
		const moved = (event: DeviceOrientationEvent): void => {
			const isDown = isFaceDown(event);
			if (isDown && !wasDown) laid();
			wasDown = isDown;
		};
		addEventListener('deviceorientation', moved);
		return () => removeEventListener('deviceorientation', moved);
	}
};
