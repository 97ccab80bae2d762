/**
 * The log of a table: rows that are only ever added. Undo is a row that cancels another row,
 * redo is a row that cancels the undo, and correcting an old line is the same row again.
 * What was forgotten is a row too: it names the row right before whose line it stands.
 */

export type RowBody =
	| { readonly kind: 'fact'; readonly fact: unknown }
	/** A kind of its own: a version that does not know it lists it as unread and misplaces nothing. */
	| { readonly kind: 'inserted'; readonly fact: unknown; readonly before: string }
	| { readonly kind: 'cancel'; readonly target: string }
	| { readonly kind: 'finish' };

export interface Row {
	/** Unique everywhere, so that files and devices can be merged row by row. */
	readonly id: string;
	readonly table: string;
	/** 1, 2, 3 … in this database; where two logs were merged, the later ones follow. */
	readonly seq: number;
	/** Milliseconds since 1970, by the device's clock; order never depends on it. */
	readonly at: number;
	/** A row of a kind that this version does not know is kept and listed. */
	readonly body: RowBody | { readonly kind: string };
}

export function isKnown(body: Row['body']): body is RowBody {
	switch (body.kind) {
		case 'fact':
			return 'fact' in body;
		case 'inserted':
			return 'fact' in body && 'before' in body && typeof body.before === 'string';
		case 'cancel':
			return 'target' in body && typeof body.target === 'string';
		case 'finish':
			return true;
		default:
			return false;
	}
}

export function isCancel(row: Row): row is Row & { body: { kind: 'cancel'; target: string } } {
	return row.body.kind === 'cancel' && isKnown(row.body);
}

function isInserted(
	row: Row
): row is Row & { body: { kind: 'inserted'; fact: unknown; before: string } } {
	return row.body.kind === 'inserted' && isKnown(row.body);
}

/**
 * Puts new rows in their places among those that have a line, cancels left out: an insertion right
 * before the line it names, any other behind them all. A line that is not there, or not yet, holds
 * no place, and the insertion stands where it was written.
 */
export function placed(lines: readonly Row[], added: readonly Row[]): readonly Row[] {
	const order = [...lines];
	for (const row of added) {
		if (isCancel(row)) continue;
		const before = isInserted(row) ? row.body.before : undefined;
		const at = before === undefined ? -1 : order.findLastIndex(({ id }) => id === before);
		order.splice(at === -1 ? order.length : at, 0, row);
	}
	return order;
}

/** Which rows hold: a row is out while a later row that itself holds cancels it. */
export function inForce(rows: readonly Row[]): ReadonlySet<string> {
	const out = new Set<string>();
	const holds = new Set<string>();
	for (const row of rows.toReversed()) {
		if (out.has(row.id)) continue;
		holds.add(row.id);
		if (isCancel(row)) out.add(row.body.target);
	}
	return holds;
}

/** What one press of undo, and one of redo, would cancel. */
export interface Steps {
	readonly undo: string | undefined;
	readonly redo: string | undefined;
}

/**
 * Reads the two stacks off the log. Cancelling the newest act is undo, cancelling the newest
 * undo is redo, and any other cancel is an act of its own that can be undone in turn.
 */
export function steps(rows: readonly Row[]): Steps {
	const acts: string[] = [];
	const undone: { act: string; by: string }[] = [];
	for (const row of rows) {
		const newest = undone.at(-1);
		if (isCancel(row) && row.body.target === acts.at(-1)) {
			acts.pop();
			undone.push({ act: row.body.target, by: row.id });
		} else if (isCancel(row) && newest !== undefined && row.body.target === newest.by) {
			undone.pop();
			acts.push(newest.act);
		} else {
			acts.push(row.id);
			undone.length = 0;
		}
	}
	return { undo: acts.at(-1), redo: undone.at(-1)?.by };
}

/** The rows to cancel so that a line that is out holds again. */
export function cancelsOf(rows: readonly Row[], id: string): readonly string[] {
	const holds = inForce(rows);
	return rows
		.filter((row) => holds.has(row.id) && isCancel(row) && row.body.target === id)
		.map((row) => row.id);
}
