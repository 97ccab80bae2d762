import type { Row } from '#lib/core/log.ts';
import { replay } from '#lib/core/replay.ts';
import type { Fact, Rules, Setup } from '#lib/core/rules.ts';

interface Table<Options> {
	readonly setup: Setup<Options>;
	readonly facts: readonly Fact[];
}

/**
 * The state a table ends in, by the app's own way: set-up and facts are written down, read back and
 * replayed. A fact that was not read or makes no sense throws, so no answer rests on half a table.
 */
export function playedThrough<Options, Event extends Fact, State>(
	rules: Rules<Options, Event, State>,
	{ setup, facts }: Table<Options>
): State {
	const options = rules.parseOptions(written(setup.options));
	if (options === undefined) throw new Error(`no options: ${JSON.stringify(setup.options)}`);
	const rows = facts.map((fact, at): Row => ({
		id: `row ${at}`,
		table: 'table',
		seq: at + 1,
		at,
		body: { kind: 'fact', fact: written(fact) }
	}));
	const { lines, state } = replay(rules, { ...setup, options }, rows);
	const lost = lines.find(({ status }) => status !== 'held');
	if (lost !== undefined)
		throw new Error(`${lost.status}: ${JSON.stringify([lost.row.body, lost.objections])}`);
	return state;
}

function written(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value)) as unknown;
}
