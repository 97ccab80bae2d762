import fc from 'fast-check';
import { defaultRoster, features, penanceReasons, type Traits } from '../data.ts';
import { marks, type Event } from '../events.ts';

const few = defaultRoster.slice(0, 9).map(({ id }) => id);
const suspect = fc.constantFrom(...few, 'nobody-here');
const card = fc.option(fc.constantFrom(...few), { nil: undefined });
const count = fc.nat(4);
const cards = fc.array(fc.constantFrom(...few), { maxLength: 3 });
const traits: fc.Arbitrary<Traits> = fc
	.subarray([...features], { maxLength: 3 })
	.map((some) => Object.fromEntries(some.map(({ trait, value }) => [trait, value])));
const type = <T extends Event['type']>(name: T) => fc.constant(name);

/** Facts about these seats in any order, so that many of them make no sense where they stand. */
export function factsOf(seats: readonly string[]): fc.Arbitrary<Event> {
	const seat = fc.constantFrom(...seats, 'nobody');
	const maybe = fc.option(seat, { nil: undefined });
	return fc.oneof(moves(seat), answers(seat, maybe), publicMatters(seat, maybe));
}

type Seat = fc.Arbitrary<string>;
type MaybeSeat = fc.Arbitrary<string | undefined>;

function moves(seat: Seat): fc.Arbitrary<Event> {
	return fc.oneof(
		fc.record({
			type: type('HandDealt'),
			cards: fc.shuffledSubarray(few, { minLength: 5, maxLength: 6 })
		}),
		fc.record({ type: type('CardDrawn'), seat, card }),
		{ weight: 2, arbitrary: fc.record({ type: type('CardTaken'), seat, from: seat, card }) },
		fc.record({ type: type('IntruderCaught'), seat, intruder: seat, card }),
		{ weight: 2, arbitrary: fc.record({ type: type('CardGiven'), seat, to: seat, card }) },
		{ weight: 2, arbitrary: fc.record({ type: type('MassHeld'), count }) },
		fc.record({ type: type('MassHeld'), count, gave: cards, got: cards })
	);
}

function answers(seat: Seat, maybe: MaybeSeat): fc.Arbitrary<Event> {
	return fc.oneof(
		fc.record({ type: type('CardShown'), seat, to: seat, traits, card }),
		fc.record({ type: type('NoneShown'), seat, to: seat, traits }),
		fc.record({ type: type('KindCounted'), seat, traits, count }),
		fc.record({ type: type('HoldingTold'), seat, suspect, isHeld: fc.boolean() }),
		fc.record({ type: type('CrossedCounted'), seat, traits, count }),
		fc.record({ type: type('SilenceKept'), seat }),
		fc.record({ type: type('NoteWritten'), text: fc.constant('13?'), seat: maybe }),
		fc.record({ type: type('SuspectCleared'), suspect }),
		fc.record({ type: type('HandCounted'), seat, count }),
		fc.record({
			type: type('SuspectMarked'),
			suspect,
			mark: fc.constantFrom(undefined, ...marks),
			by: maybe
		}),
		fc.record({ type: type('SuspectNoted'), suspect, text: fc.constantFrom('', '13?') }),
		fc.record({ type: type('SuspectCorrected'), suspect, traits })
	);
}

function publicMatters(seat: Seat, maybe: MaybeSeat): fc.Arbitrary<Event> {
	const visits = (['LibraryVisited', 'BookKept', 'BookUsed'] as const).map((name) =>
		fc.record({ type: type(name), seat })
	);
	return fc.oneof(
		{ weight: 8, arbitrary: fc.record({ type: type('TurnEnded'), seat }) },
		fc.record({ type: type('PenanceGiven'), seat, why: fc.constantFrom(...penanceReasons) }),
		fc.record({ type: type('CryptCardTaken'), seat }),
		fc.record({ type: type('CryptCardUsed'), seat }),
		...visits,
		{ weight: 2, arbitrary: fc.record({ type: type('RevelationMade'), seat, traits }) },
		fc.record({ type: type('AccusationMade'), seat, suspect, shownBy: maybe }),
		fc.record({ type: type('AccusationMade'), seat, suspect, isCulprit: fc.constant(true) }),
		fc.record({ type: type('CulpritRevealed'), suspect })
	);
}
