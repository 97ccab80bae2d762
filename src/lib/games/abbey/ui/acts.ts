import type { Act } from '../messages/screens-en.ts';
import type { Event } from '../rules/events.ts';

/** What can be recorded from the notebook, each with a line drawing of our own on a 24 × 24 grid. */
export const dockActs = {
	// An eye.
	shown:
		'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
	// A card that is not there.
	none: 'M6 3h12v18H6ZM9 9l6 6M15 9l-6 6',
	// A tally.
	kind: 'M5 5v14M10 5v14M15 5v14M20 5v14M3 15 22 9',
	// A question.
	held: 'M8 9a4 4 0 1 1 6.2 3.3C12.6 13.3 12 14 12 15.5M12 19v.5',
	// A pencil.
	crossed: 'M4 20l1-5L16 4l4 4L9 19ZM13.5 6.5l4 4',
	// A hand-over.
	taken: 'M4 8h12M12 4l4 4-4 4M20 16H8M12 12l-4 4 4 4',
	// A goblet.
	drawn: 'M7 3h10v5a5 5 0 0 1-10 0ZM12 13v7M8 21h8',
	// A bell.
	mass: 'M6 17v-6a6 6 0 0 1 12 0v6l2 2H4ZM10.5 22h3M12 5V3',
	// A gavel.
	accused: 'M4 21h9M10 11l-6 6M9 6l7 7M13 2l7 7M9 6l4-4M16 13l4-4',
	more: 'M5 11.5v1M12 11.5v1M19 11.5v1'
} as const satisfies Partial<Record<Act | 'more', string>>;
export type DockAct = keyof typeof dockActs;

/** Rarer ones, behind «more». */
export const otherActs = {
	// A finger on the lips.
	silence: 'M6 10a6 6 0 0 1 12 0c0 5-2.5 9-6 9s-6-4-6-9ZM12 12v9M10 15h4',
	// A tick.
	cleared: 'M4 13l5 5L20 6',
	// An open door.
	caught: 'M5 21V4l9-2v20ZM5 21h-2M14 21h7M14 5h5v16M11 12v1',
	given: 'M4 12h14M13 7l5 5-5 5',
	note: 'M5 4h14v12l-4 4H5ZM15 20v-4h4M8 9h8M8 13h5',
	hands: 'M4 6h9v14H4ZM9 3h9v14h-2',
	dealt: 'M4 7l8-3 4 12-8 3ZM16 6l4 1-3 12-4-1'
} as const satisfies Partial<Record<Act, string>>;
export type OtherAct = keyof typeof otherActs;

/** What is done again to put a fact right. */
export const actOf: Readonly<Partial<Record<Event['type'], Act>>> = {
	HandDealt: 'dealt',
	CardDrawn: 'drawn',
	CardTaken: 'taken',
	IntruderCaught: 'caught',
	CardGiven: 'given',
	MassHeld: 'mass',
	CardShown: 'shown',
	NoneShown: 'none',
	KindCounted: 'kind',
	HoldingTold: 'held',
	CrossedCounted: 'crossed',
	SuspectCleared: 'cleared',
	AccusationMade: 'accused'
};

export type { Act };
