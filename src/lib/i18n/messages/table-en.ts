import { grammar } from '../grammar.ts';

const g = grammar('en');

export const en = {
	done: 'Done',
	yes: 'Yes',
	undo: 'Undo',
	redo: 'Redo',
	log: 'Log',
	logTitle: 'Log of the table',
	logEmpty: 'Nothing has been entered yet. Every entry appears here and can be cancelled.',
	logCancel: (p: { line: string }) => `Cancel: ${p.line}`,
	logRestore: (p: { line: string }) => `Restore: ${p.line}`,
	logAddBefore: (p: { line: string }) => `Add before: ${p.line}`,
	logCancelled: 'cancelled',
	logSenseless: 'no longer makes sense after a correction',
	logUnread: 'written by a newer version of the app; update to read it',
	logFinished: 'The table was finished',
	writingBefore: (p: { line: string }) => `Writing before: “${p.line}”`,
	toLogEnd: 'To the end',
	lostSense: (p: { count: number }) =>
		`${g.number(p.count)} ${g.noun(p.count, { one: 'later entry no longer makes sense and is', other: 'later entries no longer make sense and are' })} marked in the log.`,
	undone: (p: { line: string }) => `Undone: ${p.line}`,
	redone: (p: { line: string }) => `Redone: ${p.line}`,
	finish: 'Result',
	doubtsTitle: 'Is everything in?',
	goOnCounting: 'Go on counting',
	tellAnyway: 'Show the result',
	questionTitle: 'One question',
	noticeTitle: 'That cannot be',
	tableMenu: 'Table menu',
	saveTableFile: 'Save this table to a file',
	deleteTable: 'Delete this table',
	deleteTableSure: 'Delete this table with everything entered? This cannot be undone.',
	deleted: 'The table is deleted.',
	unreadRows: (p: { count: number }) =>
		`${g.number(p.count)} ${g.noun(p.count, { one: 'entry was', other: 'entries were' })} written by a newer version and not counted. Update the app to read them.`,
	result: 'Result',
	winner: (p: { names: readonly string[] }) => `${g.list(p.names)} won`,
	sharedVictory: (p: { names: readonly string[] }) => `${g.list(p.names)} share the victory`,
	place: (p: { place: number }) => `Place ${p.place}`,
	points: (p: { points: number }) =>
		`${g.number(p.points)} ${g.noun(Math.abs(p.points), { one: 'point', other: 'points' })}`,
	tieBreak: 'The tie',
	decidedHere: 'decided here',
	rulebookSilent: 'Our ruling',
	backToTable: 'Back to the count',
	showLines: 'How it adds up',
	keypad: 'Keypad',
	keypadErase: 'Erase',
	keypadPlus: 'Plus',
	keypadMinus: 'Minus',
	keypadTooMuch: (p: { least: number; most: number }) =>
		`It can be ${g.number(p.least)} to ${g.number(p.most)}.`,
	less: (p: { what: string }) => `Less: ${p.what}`,
	more: (p: { what: string }) => `More: ${p.what}`,
	enterNumber: (p: { what: string }) => `Enter: ${p.what}`
};
