import { describe, expect, it } from 'vitest';
import { sentence } from '#lib/core/message.ts';
import { ru } from '../messages/ru.ts';
import type { Category } from './data.ts';
import type { Event, RevealedCard } from './events.ts';
import { narrate } from './narrate.ts';
import { say } from './say.ts';
import type { State } from './state.ts';
import { everyEvent } from './testing/events.ts';
import { spoken, spokenInEveryEdition } from './testing/speech.ts';
import {
	auctions,
	bid,
	counted,
	fine,
	pass,
	passed,
	pay,
	played,
	reveal,
	setupOf,
	turnEnded,
	turns
} from './testing/tables.ts';

const gifts = played(setupOf(), []);
const tome = reveal({ kind: 'category', category: 'forbiddenTomes', value: 2 });
const open = auctions({}, tome, bid('bob', 4), ...pass('cid'));
const won = auctions({}, tome, bid('bob', 4), ...pass('cid', 'ann'));
const wonGold = auctions({}, reveal({ kind: 'gold' }), bid('bob', 2), ...pass('cid', 'ann'));
const bluff = auctions({ options: { fine: 'bluff' } }, tome, bid('bob', 4), ...pass('cid', 'ann'));
const count = counted({ ann: { monks: '2В' }, bob: {} });
const alone = auctions(
	{ players: 2 },
	...[tome, bid('bob', 4), ...pass('ann'), fine('bob'), bid('ann', 1)]
);
const lastTurn = played(
	setupOf(),
	turns(...Array.from({ length: 17 }, (_, at) => ['ann', 'bob', 'cid'][at % 3] ?? ''))
);

describe('the log in words', () => {
	it.each(everyEvent.map((event) => [JSON.stringify(event), event] as const))(
		'says in both languages, at any moment: %s',
		(_name, event) => {
			for (const state of [gifts, open, won, wonGold, bluff, count])
				spokenInEveryEdition(narrate(state, event));
		}
	);

	const church = {
		type: 'ChurchCardTaken',
		seat: 'ann',
		kind: 'minus-two',
		changes: [
			{ category: 'holyBooks', by: -1 },
			{ category: 'pigments', by: -1 }
		]
	} as const;
	const cases: readonly [State, Event, en: string, ru: string][] = [
		[
			gifts,
			church,
			'Ann, church card −1 on two dice: Holy books 3 → 2, Pigments 3 → 2',
			'Церковь, −1 на два кубика: Аня. Священные книги 3 → 2, Пигменты 3 → 2'
		],
		[
			gifts,
			{ ...church, changes: [] },
			'Ann discards a church card unused (−1 on two dice)',
			'Церковь, −1 на два кубика: Аня. Карта сброшена без применения'
		],
		[gifts, turnEnded('ann'), 'Ann’s turn is over', 'Ход окончен: Аня'],
		[
			lastTurn,
			turnEnded('cid'),
			'Ann’s turn is over, and so are the gifts; the auctions begin',
			'Ход окончен: Аня. Дары закончены, начинаются аукционы'
		],
		[auctions({}), tome, 'Auction 1: Forbidden tome 2', 'Аукцион 1: Запретный том 2'],
		[open, bid('ann', 5), 'Ann bids 5', 'Ставка 5: Аня'],
		[
			auctions({}, tome, ...pass('bob', 'cid')),
			bid('ann', 1),
			'Ann bids 1 and wins the bidding',
			'Ставка 1: Аня. Торги окончены'
		],
		[auctions({}, tome), passed('bob'), 'Ann passes', 'Пас: Аня'],
		[
			open,
			passed('ann'),
			'Ann passes; Ann wins the bidding at 4',
			'Пас: Аня. Торги окончены, высшая ставка 4: Аня'
		],
		[
			auctions({}, tome, ...pass('bob', 'cid')),
			passed('ann'),
			'Ann passes; the card is discarded',
			'Пас: Аня. Карта сброшена'
		],
		[
			won,
			pay('bob', 5),
			'Ann pays 5 gold: Forbidden tome 2',
			'Запретный том 2, цена 5 золотых: Аня'
		],
		[wonGold, pay('bob', 2), 'Ann pays 2 cards: Gold', 'Золото, цена 2 карты: Аня'],
		[
			won,
			fine('bob'),
			'Ann is fined: everybody else takes a random card from them. The card is auctioned again',
			'Штраф: Аня. Остальные берут у этого игрока по случайной карте. Торги за карту начинаются заново'
		],
		[
			bluff,
			fine('bob'),
			'Ann is fined and discards a card that Ann picks at random. The card is auctioned again',
			'Штраф: Аня. Одна карта уходит в сброс, наугад её выбирает Аня. Торги за карту начинаются заново'
		],
		[
			alone,
			fine('ann'),
			'Ann is fined: everybody else takes a random card from them. Nobody is left to bid, and the card is discarded',
			'Штраф: Аня. Остальные берут у этого игрока по случайной карте. Торговаться больше некому, карта сброшена'
		],
		[
			count,
			{ type: 'CardCounted', seat: 'bob', category: 'monks', value: 3, letter: 'А' },
			'Ann: Monk 3, letter А',
			'Аня: Монах 3, буква А'
		],
		[
			count,
			{ type: 'CardCounted', seat: 'bob', category: 'monks', value: 3, letter: 'В' },
			'Ann: Monk 3, letter В (the letter moved from Ann)',
			'Аня: Монах 3, буква В (раньше буква была записана: Аня)'
		],
		[
			count,
			{ type: 'FirstLetterRead', seat: 'ann', category: 'monks', letter: 'В' },
			'Ann: Monks, first letter В',
			'Аня: Монахи, первая буква В'
		],
		[
			count,
			{ type: 'GoldCounted', seat: 'ann', ones: 2, twos: 0, threes: 1 },
			'Ann: 3 gold cards, 5 gold in all',
			'Аня: золото, 3 карты, всего 5'
		]
	];
	it.each(cases.map((each) => [each[3], each] as const))('%s', (_name, [state, event, en, ru]) => {
		expect(spoken(narrate(state, event))).toEqual({ en, ru });
	});

	it('BIB-40 the bluff’s card is picked by the player to the left', () => {
		expect(narrate(bluff, fine('bob'))).toMatchObject({ params: { seat: 'bob', left: 'cid' } });
	});
});

describe('the words of the edition', () => {
	const said = (edition: string, category: Category): string =>
		sentence(ru, say('category', { category }), { name: () => '', term: () => undefined, edition });
	it.each([
		['abbatstvo-2017', 'Пигменты', 'Запретные тома'],
		['biblios', 'Краски', 'Апокрифы']
	])('BIB-03 %s', (edition, pigments, tomes) => {
		expect([said(edition, 'pigments'), said(edition, 'forbiddenTomes')]).toEqual([pigments, tomes]);
	});

	const cards: readonly [RevealedCard, en: string, ru: string][] = [
		[{ kind: 'category', category: 'holyBooks', value: 1 }, 'Holy book 1', 'Священная книга 1'],
		[{ kind: 'category', category: 'pigments' }, 'Pigment', 'Пигмент'],
		[{ kind: 'gold', value: 3 }, 'Gold 3', 'Золото 3'],
		[
			{ kind: 'church', church: 'either' },
			'Church card, +1 or −1 on one die',
			'Церковь, +1 или −1 на один кубик'
		],
		[{ kind: 'church' }, 'Church card', 'Церковь'],
		[{ kind: 'unknown', pays: 'gold' }, 'A card (paid in gold)', 'Карта (плата золотом)'],
		[{ kind: 'unknown', pays: 'cards' }, 'A card (paid in cards)', 'Карта (плата картами)']
	];
	it.each(cards)('%j', (card, en, ru) => {
		expect(spoken(say('card', { card }))).toEqual({ en, ru });
	});

	it('names seats, church cards and counted cards for the screens', () => {
		expect(spoken(say('name', { seat: 'ann' })).ru).toBe('Аня');
		expect(spoken(say('church', { kind: 'plus-two' })).ru).toBe('+1 на два кубика');
		const card = { category: 'monks', value: 2, letter: 'В' } as const;
		expect(spoken(say('countedCard', card))).toEqual({
			en: 'Monk 2, letter В',
			ru: 'Монах 2, буква В'
		});
	});

	it.each([
		[1, '1 золотой'],
		[2, '2 золотых'],
		[5, '5 золотых'],
		[21, '21 золотой']
	])('%i gold in Russian', (amount, words) => {
		expect(spoken(say('price', { amount, pays: 'gold' })).ru).toBe(words);
	});
});
