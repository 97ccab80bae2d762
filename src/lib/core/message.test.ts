import { describe, expect, it } from 'vitest';
import { sentence, speaker, type Message, type Translation, type Voice } from './message.ts';

const voice: Voice = {
	name: (seat) => seat.toUpperCase(),
	term: (id) => (id === 'red' ? 'crimson' : undefined),
	edition: 'second'
};

const en = {
	plain: 'A plain sentence',
	counted: (p: { count: number }) => `${p.count} cards`,
	named: (p: { seat: string }, by: Voice) => `${by.name(p.seat)} won`,
	termed: (p: { colour: string }, by: Voice) => by.term(p.colour) ?? p.colour,
	edited: (_p: object, by: Voice) => (by.edition === 'second' ? 'apocrypha' : 'tomes')
};
const say = speaker<typeof en>();

describe('a sentence', () => {
	const cases: readonly [name: string, message: Message, text: string][] = [
		['is the entry itself', say('plain'), 'A plain sentence'],
		['is made of its parameters', say('counted', { count: 3 }), '3 cards'],
		['names seats as the table does', say('named', { seat: 'ann' }), 'ANN won'],
		['uses the owner’s words', say('termed', { colour: 'red' }), 'crimson'],
		['uses ours where the owner has none', say('termed', { colour: 'blue' }), 'blue'],
		['speaks as the edition does', say('edited', {}), 'apocrypha'],
		['shows an unknown key as it is', { key: 'log.FromTheFuture' }, 'log.FromTheFuture'],
		['never takes a key from the language itself', { key: 'toString' }, 'toString'],
		['nor from its prototype', { key: '__proto__' }, '__proto__']
	];
	it.each(cases)('%s', (_name, message, text) => {
		expect(sentence(en, message, voice)).toBe(text);
	});
});

describe('what the rules say', () => {
	it('is a key and its parameters, never text', () => {
		expect(say('counted', { count: 3 })).toEqual({ key: 'counted', params: { count: 3 } });
		expect(say('plain')).toEqual({ key: 'plain' });
	});

	it('survives being written down', () => {
		const message = say('named', { seat: 'ann' });
		const read = JSON.parse(JSON.stringify(message)) as Message;
		expect(sentence(en, read, voice)).toBe('ANN won');
	});

	it('is checked by the compiler: keys, parameters and translations', () => {
		const ru = {
			plain: 'Просто',
			counted: (p) => `${p.count} карт`,
			named: (p, by) => by.name(p.seat),
			edited: () => 'апокрифы',
			// @ts-expect-error a word with parameters cannot lose them
			termed: 'цвет'
		} satisfies Translation<typeof en>;
		// @ts-expect-error no such key
		say('absent');
		// @ts-expect-error the parameters are missing
		say('counted');
		// @ts-expect-error the parameters are wrong
		say('counted', { count: 'three' });
		expect(Object.keys(ru).toSorted()).toEqual(Object.keys(en).toSorted());
	});
});
