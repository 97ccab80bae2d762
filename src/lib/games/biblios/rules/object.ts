import type { Objection } from '#lib/core/rules.ts';
import { say, type Say } from './say.ts';

export type Objections = readonly Objection[];

export const impossible = (why: Say): Objections => [{ level: 'impossible', why }];

export const unusual = (why: Say): Objections => [{ level: 'unusual', why }];

/** A thing of which there is one: which of the two has it is for the table to say. */
export const elsewhere = (why: Say, holder: string, seat: string): Objections => [
	{
		level: 'unusual',
		why,
		answers: { keep: say('name', { seat: holder }), record: say('name', { seat }) }
	}
];
