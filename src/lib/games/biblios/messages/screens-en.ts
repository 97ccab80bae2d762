import type { Voice } from '#lib/core/message.ts';
import type { Category, ChurchKind, GoldValue, Letter, Payment, Shift } from '../rules/data.ts';
import type { SeatStatus } from '../rules/seat-status.ts';
import type { Auction } from '../rules/state.ts';
import { cards, category, church, g, names, price } from './words-en.ts';

const seatStatus = (status: SeatStatus): string => {
	switch (status.kind) {
		case 'bidding':
			return 'to bid';
		case 'paying':
			return `won at ${g.number(status.amount)}`;
		case 'leading':
			return `leads with ${g.number(status.amount)}`;
		case 'in':
			return 'still in';
		case 'out':
			return 'passed';
		case 'fined':
			return 'fined, out';
	}
};

const broken = (name: string): string =>
	name
		.replace('Manuscripts', 'Manu\u00adscripts')
		.replace('Forbidden', 'Forbid\u00adden')
		.replace('Pigments', 'Pig\u00adments');

/** The words of the screens; those of log, rules and score are in en.ts. */
export const screens = {
	'progress.gifts': (p: { turn: number; all: number }) => `gifts, turn ${p.turn} of ${p.all}`,
	'progress.auctions': (p: { number: number; all: number }) => `auction ${p.number} of ${p.all}`,
	'progress.counting': 'counting',
	'doubt.noCards': (p: { seat: string }, voice: Voice) => `${voice.name(p.seat)} has no card yet.`,
	'doubt.letters': (p: { category: Category }) =>
		`${category(p.category)}: a tie, and the letters that break it are not entered.`,
	'doubt.gold': 'The victory is tied, and the gold that breaks it is not counted.',
	/** With places to break, for narrow columns. */
	categoryTight: (p: { category: Category }) => broken(category(p.category)),
	scriptorium: 'Scriptorium',
	die: (p: { category: Category; value: number }) => `${category(p.category)}: ${p.value}`,
	gold: 'Gold',
	churchCard: 'Church card',

	'setup.first': 'Who begins',
	'setup.lots': 'Draw lots',
	'setup.begins': (p: { seat: string }, voice: Voice) => `${voice.name(p.seat)} begins.`,
	'setup.startValue': 'Dice at the start',
	'setup.fine': 'Who cannot pay',
	'setup.fine.standard': 'Gives everyone a card',
	'setup.fine.standard.hint': 'Each other player draws one at random from their hand',
	'setup.fine.bluff': 'Medieval bluff',
	'setup.fine.bluff.hint': 'The left neighbour picks one card at random, and it is discarded',
	'setup.clock': 'Clock for a bid',
	'setup.seconds': (p: { seconds: number }) => (p.seconds === 0 ? 'None' : `${p.seconds} s`),
	'setup.atZero': 'When time is up',
	'setup.atZero.signal': 'Only a signal',
	'setup.atZero.pass': 'It is a pass',

	'church.who': 'Who took it',
	'church.which': 'Which card',
	'church.dice': (p: { kind: ChurchKind }) => `Where: ${church[p.kind]}`,
	'church.useless': 'The card cannot be applied: it is discarded.',
	'church.shift': (p: { category: Category; by: Shift }) =>
		`${category(p.category)} ${p.by > 0 ? '+1' : '−1'}`,
	'church.decline': 'Discard it unused',
	'church.taken': 'A church card',
	'church.won': (p: { seat: string }, voice: Voice) => `Church card: ${voice.name(p.seat)}`,

	'gifts.turn': 'Gifts. Now placing:',
	'gifts.place': (p: { placed: number }) =>
		`Draws ${cards(p.placed)}: one to keep, one for the auction, the rest in the open`,
	'gifts.left': (p: { left: number; all: number }) =>
		`${g.noun(p.left, { one: 'turn', other: 'turns' })} left of ${p.all}`,
	'gifts.done': 'End turn',
	'gifts.skip': 'On to the auctions',

	'reveal.title': (p: { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} turns over a card. Which?`,
	'reveal.quick': 'No matter which',
	'reveal.forGold': 'Paid in gold',
	'reveal.forCards': 'Paid in cards',

	'bid.of': (p: { amount: number; pays: Payment }) => `Bid ${price(p.amount, p.pays)}`,
	'bid.other': 'Other amount',
	'bid.pass': 'Pass',
	'bid.title': (p: { seat: string; least: number; pays: Payment }, voice: Voice) =>
		`${voice.name(p.seat)}: at least ${price(p.least, p.pays)}`,
	'pay.title': (p: { seat: string; amount: number; pays: Payment }, voice: Voice) =>
		`${voice.name(p.seat)} pays ${price(p.amount, p.pays)}`,
	'pay.paid': (p: { amount: number; pays: Payment }) => `Paid ${price(p.amount, p.pays)}`,
	'pay.fine': 'Cannot or will not pay',
	'pay.fine.standard':
		'The fine: every other player draws a card at random. Then the card is auctioned again.',
	'pay.fine.bluff':
		'The fine: the left neighbour picks a card to be discarded. Then the card is auctioned again.',

	'lot.pays': (p: { pays: Payment }) =>
		p.pays === 'gold' ? 'Bids are in gold' : 'Bids are in cards',
	'lot.bid': (p: { seat: string; amount: number; pays: Payment }, voice: Voice) =>
		`${price(p.amount, p.pays)}, ${voice.name(p.seat)}`,
	'lot.noBid': 'No bid yet',
	'clock.pause': 'Pause the clock',
	'clock.start': 'Start the clock',
	'clock.show': 'Show the clock',

	'room.status': (p: { status: SeatStatus }) => seatStatus(p.status),
	'room.turn': (p: { seat: string }, voice: Voice) => `Turn the panel of ${voice.name(p.seat)}`,
	'room.settings': 'The auction room',
	'room.around': 'Around the tablet',
	'room.aroundHint': 'It lies flat, and every panel faces its player',
	'auction.number': (p: { number: number; all: number }) => `Auction ${p.number} of ${p.all}`,
	'auction.skip': 'On to the count',

	bidLog: 'Bid log',
	'bidLog.empty': 'No card has been turned over yet. Every bid will be here.',
	'bidLog.player': 'Player',
	'bidLog.gold': 'Gold',
	'bidLog.cards': 'Cards',
	'bidLog.won': 'Won',
	'bidLog.fines': 'Fines',
	'bidLog.filter': 'Whose bids',
	'bidLog.everyone': 'Everyone’s',
	'bidLog.call': (p: { seat: string; amount: number | undefined }, voice: Voice) =>
		p.amount === undefined
			? `${voice.name(p.seat)}: pass`
			: `${voice.name(p.seat)}: ${g.number(p.amount)}`,
	'bidLog.fine': (p: { seat: string }, voice: Voice) => `Fine: ${voice.name(p.seat)}`,
	'bidLog.end': (
		p: {
			status: Auction['status'];
			seat: string | undefined;
			price: number | undefined;
			pays: Payment;
		},
		voice: Voice
	) => {
		if (p.status === 'discarded') return 'Nobody bought it: discarded';
		if (p.seat === undefined) return 'The bidding goes on';
		return `${voice.name(p.seat)}, for ${price(p.price ?? 0, p.pays)}`;
	},

	'count.players': 'Whose cards',
	'count.cards': 'Cards by category',
	'count.addsUp': 'How it adds up',
	'count.total': (p: { category: Category; total: number }) =>
		`${category(p.category)}, total ${p.total}. Enter the total only`,
	'count.totalOnly': (p: { category: Category }) => `${category(p.category)}: the total only`,
	'count.add': (p: { category: Category; value: number }) =>
		`${category(p.category)}, add ${p.value}`,
	'count.takeBack': (p: { category: Category; value: number; letter?: Letter | undefined }) =>
		`${category(p.category)}, take out ${p.value}${p.letter ?? ''}`,
	'count.gold': 'Gold cards',
	'count.goldSum': (p: { cards: number; worth: number }) =>
		`${cards(p.cards)}, ${g.number(p.worth)} gold. Gold only breaks ties`,
	'count.goldOf': (p: { value: GoldValue }) => `Gold ${p.value}`,
	'die.start': (p: { value: number }) => `${p.value} at the start`,
	'die.church': (p: { seat: string; church: ChurchKind; value: number }, voice: Voice) =>
		`${p.value}: ${voice.name(p.seat)}, ${church[p.church]}`,
	'die.read': (p: { value: number }) => `${p.value}, read off the table`,
	'die.history': 'How it came to this',
	'count.missingGold': 'A tie for the victory: how much gold?',
	'count.countGold': (p: { seat: string }, voice: Voice) => `Count: ${voice.name(p.seat)}`,
	'count.noLetter': (p: { category: Category; letter: Letter }) =>
		`${category(p.category)}, take out the letter ${p.letter}`,
	'count.noGold': (p: { seat: string }, voice: Voice) => `${voice.name(p.seat)}: no gold`,
	'count.die': (p: { category: Category }) => `${category(p.category)}: what the die shows`,

	'letters.category': (p: { category: Category }) => `A tie in ${category(p.category)}`,
	'letters.game': (p: { category: Category }) => `A tie for the victory: ${category(p.category)}`,
	'letters.hint': 'Which is the earliest letter on each one’s cards of this category?',

	'story.categories': 'The categories',
	'story.whatIf': 'What if…',
	'story.whatIfHint': 'Drag a die and see who would have won.',
	'story.whatIfWins': (p: { seats: readonly string[] }, voice: Voice) =>
		`Victory: ${names(p.seats, voice)}.`,
	'story.whatIfTotals': (
		p: { totals: readonly { seat: string; points: number }[] },
		voice: Voice
	) => p.totals.map(({ seat, points }) => `${voice.name(seat)} (${g.number(points)})`).join(', '),
	'story.whatIfBack': 'Back as it was',
	'story.dice': 'What the categories were worth',
	'story.dieHistory': (p: { category: Category; values: readonly number[] }) =>
		`${category(p.category)}: ${p.values.join(', then ')}`,
	'story.diceHint': 'Left the gifts, right the auctions.',
	'story.spent': 'What the auctions cost',
	'story.account': (p: { goldSpent: number; cardsPaid: number; won: number; fines: number }) =>
		[
			`${g.number(p.goldSpent)} gold`,
			p.cardsPaid > 0 ? cards(p.cardsPaid) : '',
			`won ${g.number(p.won)}`,
			p.fines > 0 ? `fines ${g.number(p.fines)}` : ''
		]
			.filter((part) => part !== '')
			.join(', ')
};
