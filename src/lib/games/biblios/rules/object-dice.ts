import { churchPending } from './bidding.ts';
import { churchCards } from './data.ts';
import { canShift } from './dice.ts';
import type { EventOf } from './events.ts';
import { impossible, unusual, type Objections } from './object.ts';
import { say, type Say } from './say.ts';
import type { State } from './state.ts';

type ChurchCardTaken = EventOf<'ChurchCardTaken'>;

export function againstChurchCard(state: State, event: ChurchCardTaken): Objections {
	const why = misused(state, event);
	return why === undefined ? againstMoment(state, event) : impossible(why);
}

/** In a tracked table only church cards move dice; what is on the table is right all the same. */
export function againstDie(state: State, { category, value }: EventOf<'DieRead'>): Objections {
	const now = state.dice[category];
	if (state.depth === 'score' || now === value) return [];
	return unusual(say('object.dieTracked', { category, now, value }));
}

/** BIB-52, BIB-53, BIB-55: no change at all is always right (BIB-54). */
function misused(state: State, { kind, changes }: ChurchCardTaken): Say | undefined {
	const { dice, by } = churchCards[kind];
	if (changes.length === 0) return undefined;
	if (changes.length !== dice) return say('object.churchDice', { kind, dice });
	if (new Set(changes.map(({ category }) => category)).size < dice) return say('object.sameDie');
	if (changes.some((change) => !by.includes(change.by))) return say('object.churchWay', { kind });
	// BIB-R3: the card may not be put on a die that has no side left.
	const stuck = changes.find((change) => !canShift(state, change));
	return stuck && say('object.dieAtEdge', { ...stuck, kind, value: state.dice[stuck.category] });
}

/** BIB-51: in the gifts anybody may get one; in the auctions, whoever bought it. */
function againstMoment(state: State, { seat, kind }: ChurchCardTaken): Objections {
	if (state.phase === 'gifts') return [];
	const pending = churchPending(state);
	if (pending === undefined) return unusual(say('object.noChurchCard'));
	if (pending.seat !== seat) return unusual(say('object.churchOfOther', { winner: pending.seat }));
	if (pending.church === undefined || pending.church === kind) return [];
	return unusual(say('object.otherChurch', { revealed: pending.church, kind }));
}
