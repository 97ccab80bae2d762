import type { Card } from '../facts.ts';
import type { Chance } from './random.ts';

/** Traits as in a box of 24: three kinds, three ranks, and three that halve the deck. */
export const traitValues = {
	kind: ['red', 'green', 'blue'],
	rank: ['high', 'middle', 'low'],
	hat: ['hat', 'bare'],
	beard: ['beard', 'smooth'],
	build: ['stout', 'lean']
} as const satisfies Readonly<Record<string, readonly string[]>>;

const ranks = [...Array<string>(6).fill('high'), ...Array<string>(9).fill('middle')];

/** All 24, ranks dealt by chance, in a chance order. */
export function fullRoster(chance: Chance): readonly Card[] {
	const { kind, hat, beard, build } = traitValues;
	const bodies = kind.flatMap((k) =>
		hat.flatMap((h) => beard.flatMap((b) => build.map((f) => [k, h, b, f] as const)))
	);
	return chance.shuffled(bodies).map(([k, h, b, f], at) => ({
		id: `${k}-${h}-${b}-${f}`,
		traits: { kind: k, rank: ranks[at] ?? 'low', hat: h, beard: b, build: f }
	}));
}

/** The same cards with some traits unset. */
export function withUnset(roster: readonly Card[], chance: Chance, share: number): readonly Card[] {
	return roster.map(({ id, traits }) => ({
		id,
		traits: Object.fromEntries(Object.entries(traits).filter(() => !chance.is(share)))
	}));
}
