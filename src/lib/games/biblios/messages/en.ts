import type { Voice } from '#lib/core/message.ts';
import type {
	CardValue,
	Category,
	ChurchKind,
	GoldValue,
	Letter,
	Payment,
	Script,
	Shift
} from '../rules/data.ts';
import type { RevealedCard } from '../rules/events.ts';
import { screens } from './screens-en.ts';
import {
	g,
	category,
	church,
	card,
	type Counted,
	counted,
	price,
	cards,
	names,
	firstLetters,
	again,
	type Amount,
	amounts
} from './words-en.ts';

export const en = {
	...screens,
	name: (p: { seat: string }, voice: Voice) => voice.name(p.seat),
	category: (p: { category: Category }) => category(p.category),
	church: (p: { kind: ChurchKind }) => church[p.kind],
	card: (p: { card: RevealedCard }) => card(p.card),
	countedCard: (p: Counted) => counted(p),
	price: (p: { amount: number; pays: Payment }) => price(p.amount, p.pays),

	'log.ChurchCardTaken': (
		p: {
			seat: string;
			kind: ChurchKind;
			moves: readonly { category: Category; from: number; to: number }[];
		},
		voice: Voice
	) =>
		p.moves.length === 0
			? `${voice.name(p.seat)} discards a church card unused (${church[p.kind]})`
			: `${voice.name(p.seat)}, church card ${church[p.kind]}: ${p.moves.map(({ from, to, ...each }) => `${category(each.category)} ${from} → ${to}`).join(', ')}`,
	'log.GiftTurnEnded': (p: { seat: string; isLast: boolean }, voice: Voice) =>
		p.isLast
			? `${voice.name(p.seat)}’s turn is over, and so are the gifts; the auctions begin`
			: `${voice.name(p.seat)}’s turn is over`,
	'log.GiftsEnded': 'The gifts are over, the auctions begin',
	'log.CardRevealed': (p: { card: RevealedCard; number: number }) =>
		`Auction ${g.number(p.number)}: ${card(p.card)}`,
	'log.BidMade': (p: { seat: string; amount: number; isWinning: boolean }, voice: Voice) =>
		p.isWinning
			? `${voice.name(p.seat)} bids ${g.number(p.amount)} and wins the bidding`
			: `${voice.name(p.seat)} bids ${g.number(p.amount)}`,
	'log.Passed': (p: { seat: string; isDiscarded: boolean }, voice: Voice) =>
		p.isDiscarded
			? `${voice.name(p.seat)} passes; the card is discarded`
			: `${voice.name(p.seat)} passes`,
	'log.PassedToWinner': (p: { seat: string; winner: string; amount: number }, voice: Voice) =>
		`${voice.name(p.seat)} passes; ${voice.name(p.winner)} wins the bidding at ${g.number(p.amount)}`,
	'log.PricePaid': (
		p: { seat: string; amount: number; pays: Payment; card: RevealedCard },
		voice: Voice
	) => `${voice.name(p.seat)} pays ${price(p.amount, p.pays)}: ${card(p.card)}`,
	'log.FineTaken': (
		p: { seat: string; fine: 'standard' | 'bluff'; left: string; isDiscarded: boolean },
		voice: Voice
	) =>
		p.fine === 'standard'
			? `${voice.name(p.seat)} is fined: everybody else takes a random card from them. ${again(p.isDiscarded)}`
			: `${voice.name(p.seat)} is fined and discards a card that ${voice.name(p.left)} picks at random. ${again(p.isDiscarded)}`,
	'log.AuctionsEnded': 'The auctions are over, the count begins',
	'log.DieRead': (p: { category: Category; value: number }) =>
		`${category(p.category)}: the die shows ${p.value}`,
	'log.CardCounted': (p: Counted & { seat: string; from?: string | undefined }, voice: Voice) =>
		p.from === undefined
			? `${voice.name(p.seat)}: ${counted(p)}`
			: `${voice.name(p.seat)}: ${counted(p)} (the letter moved from ${voice.name(p.from)})`,
	'log.CardTakenBack': (p: Counted & { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)}: ${counted(p)}, taken out`,
	'log.TotalCounted': (p: { seat: string; category: Category; total: number }, voice: Voice) =>
		`${voice.name(p.seat)}: ${category(p.category)}, ${g.number(p.total)} in all`,
	'log.FirstLetterRead': (
		p: {
			seat: string;
			category: Category;
			letter?: Letter | undefined;
			from?: string | undefined;
		},
		voice: Voice
	) =>
		p.letter === undefined
			? `${voice.name(p.seat)}: ${category(p.category)}, first letter taken back`
			: p.from === undefined
				? `${voice.name(p.seat)}: ${category(p.category)}, first letter ${p.letter}`
				: `${voice.name(p.seat)}: ${category(p.category)}, first letter ${p.letter} (moved from ${voice.name(p.from)})`,
	'log.GoldCounted': (
		p: { seat: string; ones: number; twos: number; threes: number },
		voice: Voice
	) => {
		const count = p.ones + p.twos + p.threes;
		if (count === 0) return `${voice.name(p.seat)}: no gold`;
		const noun = g.noun(count, { one: 'gold card', other: 'gold cards' });
		return `${voice.name(p.seat)}: ${g.number(count)} ${noun}, ${g.number(p.ones + 2 * p.twos + 3 * p.threes)} gold in all`;
	},

	'object.noSeat': 'Nobody of that name sits at this table.',
	'object.giftsOver': 'The gifts are over. If that was too soon, undo the line that ended them.',
	'object.giftsFirst': 'The gifts come first. End them, and the auctions begin.',
	'object.auctionsOver':
		'The auctions are over and the cards are being counted. If that was too soon, undo the line that ended them.',
	'object.notCounting': (p: { now: 'gifts' | 'auctions' | 'counting' }) =>
		p.now === 'gifts'
			? 'Cards are counted at the end. End the gifts and the auctions first.'
			: 'Cards are counted at the end. End the auctions first.',
	'object.notActive': (p: { active: string }, voice: Voice) =>
		`It is ${voice.name(p.active)}’s turn.`,
	'object.churchFirst': (p: { seat: string }, voice: Voice) =>
		`First ${voice.name(p.seat)} uses the church card or discards it.`,
	'object.cardOnTable': 'There is a card on the table. Finish its auction first.',
	'object.noCard': 'There is no card on the table. Turn over the next one first.',
	'object.bidTooLow': (p: { least: number }) =>
		p.least === 1
			? 'A bid is at least 1.'
			: `A bid tops the earlier ones: it is at least ${g.number(p.least)}.`,
	'object.biddingOver': (p: { winner: string }, voice: Voice) =>
		`The bidding is over. Now ${voice.name(p.winner)} pays or takes the fine.`,
	'object.notBidder': (p: { bidder: string }, voice: Voice) =>
		`It is ${voice.name(p.bidder)}’s turn to bid or pass.`,
	'object.passed': (p: { seat: string; bidder: string }, voice: Voice) =>
		`${voice.name(p.seat)} passed and is back with the next card. It is ${voice.name(p.bidder)}’s turn.`,
	'object.fined': (p: { seat: string; bidder: string }, voice: Voice) =>
		`${voice.name(p.seat)} was fined and is back with the next card. It is ${voice.name(p.bidder)}’s turn.`,
	'object.notWinner': (p: { winner: string }, voice: Voice) =>
		`The highest bid is ${voice.name(p.winner)}’s: they pay or take the fine.`,
	'object.stillBidding': (p: { bidder: string }, voice: Voice) =>
		`The bidding goes on: it is ${voice.name(p.bidder)}’s turn.`,
	'object.payGold': (p: { bid: number }) =>
		`The bid was ${g.number(p.bid)} gold, and less will not do. If that is too much, record the fine.`,
	'object.payCards': (p: { bid: number }) =>
		`Gold costs as many cards as were bid: ${g.number(p.bid)}. If that is too many, record the fine.`,
	'object.dieTracked': (p: { category: Category; now: number; value: number }) =>
		`By the log the ${category(p.category)} die shows ${p.now}, and only church cards move it. Record ${p.value}?`,
	'object.churchDice': (p: { kind: ChurchKind; dice: 1 | 2 }) =>
		`This card is for ${p.dice === 1 ? 'one die' : 'two different dice'}, or is discarded unused.`,
	'object.sameDie': 'A card for two dice moves two different ones, never the same one twice.',
	'object.churchWay': (p: { kind: ChurchKind }) =>
		`The card says ${church[p.kind]}; it does not work the other way.`,
	'object.dieAtEdge': (p: { category: Category; by: Shift; value: number; kind: ChurchKind }) =>
		`The ${category(p.category)} die shows ${p.value} and cannot go ${p.by > 0 ? 'higher' : 'lower'}. Choose another, or discard the card unused.`,
	'object.noChurchCard': 'Nobody gets a church card at this moment. Record it all the same?',
	'object.churchOfOther': (p: { winner: string }, voice: Voice) =>
		`The church card on the table is ${voice.name(p.winner)}’s. Record another one?`,
	'object.otherChurch': (p: { revealed: ChurchKind; kind: ChurchKind }) =>
		`The card turned over was ${church[p.revealed]}. Record ${church[p.kind]}?`,
	'object.letterTwice': (p: { seat: string; category: Category; letter: Letter }, voice: Voice) =>
		`${voice.name(p.seat)} already has the card ${p.letter} of ${category(p.category)}. If its letter was misread, take that card out first.`,
	'object.otherAlphabet': (p: { letter: Letter; script: Script }) =>
		p.script === 'cyrillic'
			? `${p.letter} is a Latin letter, and the cards of this edition have Cyrillic ones, А to И. Enter the letter again.`
			: `${p.letter} is a Cyrillic letter, and the cards of this edition have Latin ones, A to I. Enter the letter again.`,
	'object.letterElsewhere': (
		p: { category: Category; letter: Letter; holder: string },
		voice: Voice
	) =>
		`There is only one ${p.letter} in ${category(p.category)}, and it is entered for ${voice.name(p.holder)}. Whose is it?`,
	'object.earlierLetter': (
		p: { seat: string; category: Category; letter: Letter; first: Letter },
		voice: Voice
	) =>
		`Among ${voice.name(p.seat)}’s cards of ${category(p.category)} is ${p.first}, which comes before ${p.letter}. If that is a mistake, take that card out first.`,
	'object.notHeld': (p: Counted & { seat: string }, voice: Voice) =>
		`${voice.name(p.seat)} has no such card: ${counted(p)}.`,
	'object.totalOverBox': (p: { category: Category; sum: number; most: number }) =>
		`${category(p.category)}: that makes ${g.number(p.sum)} at the table, and the cards of the box add up to ${g.number(p.most)}. Record it all the same?`,
	'object.goldOverBox': (p: { value: GoldValue; count: number; most: number }) =>
		`Gold of value ${p.value}: that makes ${cards(p.count)} at the table, and ${g.number(p.most)} are in play. Record it all the same?`,
	'object.valueOverBox': (p: { category: Category; value: CardValue; most: number }) =>
		p.most === 0
			? `The usual box has no ${counted(p)}. Record it all the same?`
			: `The usual box has ${cards(p.most)} ${counted(p)}, and all are entered. Record one more?`,
	'object.categoryOverBox': (p: { category: Category; most: number }) =>
		`The usual box has ${cards(p.most)} of ${category(p.category)}, and all are entered. Record one more?`,

	'score.total': 'Total',
	'score.nobody': (p: { category: Category }) =>
		`${category(p.category)}: nobody has a card, the die stays on the board`,
	'score.noCards': (p: { category: Category }) => `${category(p.category)}: no cards`,
	'score.won': (p: { category: Category; best: number; next: number }) =>
		p.next === 0
			? `${category(p.category)}: ${g.number(p.best)}, and nobody else has any`
			: `${category(p.category)}: ${g.number(p.best)} against ${g.number(p.next)}`,
	'score.lost': (p: { category: Category; total: number; best: number }) =>
		`${category(p.category)}: ${g.number(p.total)} against ${g.number(p.best)}`,
	'score.letters': (p: {
		category: Category;
		best: number;
		first: Letter;
		later: readonly Letter[];
	}) =>
		p.later.length === 0
			? `${category(p.category)}: tied at ${g.number(p.best)}, the letter ${p.first} comes first`
			: `${category(p.category)}: tied at ${g.number(p.best)}, the letter ${p.first} comes before ${g.list(p.later)}`,
	'score.readLetters': (
		p: { category: Category; best: number; seats: readonly string[] },
		voice: Voice
	) => `${category(p.category)}: tied at ${g.number(p.best)}; ${firstLetters(p.seats, voice)}`,

	'tie.goldCards': (p: { amounts: readonly Amount[] }, voice: Voice) =>
		`Most gold cards: ${amounts(p.amounts, voice)}`,
	'tie.goldValue': (p: { amounts: readonly Amount[] }, voice: Voice) =>
		`Most gold by value: ${amounts(p.amounts, voice)}`,
	'tie.countGold': (p: { seats: readonly string[] }, voice: Voice) =>
		`Most gold: count the gold of ${names(p.seats, voice)}`,
	'tie.total': (p: { category: Category; amounts: readonly Amount[] }, voice: Voice) =>
		`Highest total in ${category(p.category)}: ${amounts(p.amounts, voice)}`,
	'tie.letter': (
		p: { category: Category; letters: readonly { seat: string; letter: Letter }[] },
		voice: Voice
	) =>
		`Earliest letter in ${category(p.category)}: ${p.letters.map(({ seat, letter }) => `${voice.name(seat)} ${letter}`).join(', ')}`,
	'tie.readLetters': (p: { category: Category; seats: readonly string[] }, voice: Voice) =>
		`Earliest letter in ${category(p.category)}: ${firstLetters(p.seats, voice)}`,
	'tie.monksCategory': `Whoever won ${category('monks')}`,

	'prepare.dice': (p: { value: number }) =>
		`Lay out the scriptorium with a die on each category, showing ${p.value}`,
	'prepare.gold': (p: { each: number }) =>
		`Take ${g.number(3 * p.each)} gold cards out of the game, ${g.number(p.each)} of each value`,
	'prepare.random': (p: { count: number }) => `Shuffle, and put ${cards(p.count)} aside unseen`,
	'prepare.deck': (p: { deck: number }) => `The other ${cards(p.deck)} are the deck, face down`,
	'prepare.turn': (p: { placed: number }) =>
		`In a turn of gifts the active player places ${cards(p.placed)}, one at a time: one for themselves, one on the auction pile, the others face up for everybody else`,
	'prepare.first': (p: { seat: string }, voice: Voice) => `${voice.name(p.seat)} begins`,

	'ruling.church-edge': 'Church card at the edge',
	'ruling.church-edge.why':
		'The rulebooks do not say what a church card does to a die that cannot go further.',
	'ruling.church-edge.not-applied':
		'It may not be used on that die; a card for two dice that finds only one is discarded unused',
	'ruling.bluff-fine': 'After a fine of the bluff',
	'ruling.bluff-fine.why':
		'With the fine of the medieval bluff the rulebooks do not say what becomes of the card.',
	'ruling.bluff-fine.auctioned-again': 'It is auctioned again without the fined player',
	'ruling.empty-category': 'A category without cards',
	'ruling.empty-category.why':
		'The rulebooks do not say who takes the die of a category of which nobody has a card.',
	'ruling.empty-category.nobody': 'Nobody does',
	'ruling.gold': 'The most gold',
	'ruling.gold.why':
		'In “Biblios” a tie goes to the most gold, and the rulebook does not say whether that is the value or the number of cards.',
	'ruling.gold.value': 'The value counts',
	'ruling.gold.cards': 'The number of cards counts',
	'ruling.tie': 'A tie to the end',
	'ruling.tie.why':
		'The rulebook does not say who wins when none of its steps tells the tied apart.',
	'ruling.tie.shared': 'The victory is shared'
};
