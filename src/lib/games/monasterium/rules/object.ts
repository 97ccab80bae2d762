import type { Objection } from '#lib/core/rules.ts';
import type { Say } from './say.ts';

export type Objections = readonly Objection[];

export const impossible = (why: Say): Objections => [{ level: 'impossible', why }];

export const unusual = (why: Say): Objections => [{ level: 'unusual', why }];
