import type { Attachment } from 'svelte/attachments';

/** How long a finger rests before it means «tell me more». */
const patience = 450;
/** A finger that wanders further is scrolling. */
const slack = 10;

/** Calls back when a finger rests on the element, or for its context menu; the tap that ends it is no tap. */
export function longPress(held: () => void): Attachment<HTMLElement> {
	return (element) => {
		const stop = new AbortController();
		const { signal } = stop;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isHeld = false;
		let from = { x: 0, y: 0 };
		const release = (): void => clearTimeout(timer);

		element.addEventListener(
			'pointerdown',
			({ clientX, clientY, button }) => {
				isHeld = false;
				from = { x: clientX, y: clientY };
				release();
				if (button !== 0) return;
				timer = setTimeout(() => {
					isHeld = true;
					held();
				}, patience);
			},
			{ signal }
		);
		element.addEventListener(
			'pointermove',
			({ clientX, clientY }) => {
				if (Math.hypot(clientX - from.x, clientY - from.y) > slack) release();
			},
			{ signal }
		);
		for (const type of ['pointerup', 'pointercancel', 'pointerleave'])
			element.addEventListener(type, release, { signal });
		element.addEventListener(
			'click',
			(event) => {
				// A key that presses the button has no finger to lift.
				if (!isHeld || event.detail === 0) return;
				isHeld = false;
				event.preventDefault();
				event.stopImmediatePropagation();
			},
			{ signal, capture: true }
		);
		element.addEventListener(
			'contextmenu',
			(event) => {
				event.preventDefault();
				release();
				if (!isHeld) held();
			},
			{ signal }
		);
		return () => {
			release();
			stop.abort();
		};
	};
}
