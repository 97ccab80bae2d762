import { grammar } from '../grammar.ts';

const g = grammar('en');
const players = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'player', other: 'players' })}`;

export const en = {
	appName: 'Cellarer',
	back: 'Back',
	close: 'Close',
	cancel: 'Cancel',
	done: 'Done',
	yes: 'Yes',
	undo: 'Undo',
	redo: 'Redo',

	resume: 'Continue',
	newTable: 'New table',
	pastTables: 'Past tables',
	allPastTables: 'All past tables',
	noPastTables: 'Finished tables will gather here.',
	settings: 'Settings',
	seatRange: (p: { least: number; most: number }) =>
		p.least === p.most ? players(p.least) : `${p.least}–${players(p.most)}`,
	minutes: (p: { minutes: number }) => `about ${g.number(p.minutes)} min`,
	wonBy: (p: { names: readonly string[]; total: number }) =>
		`${g.list(p.names)}, ${g.number(p.total)}`,
	unknownGame: 'A game this version does not know',

	table: 'Table',
	log: 'Log',
	logTitle: 'Log of the table',
	logEmpty: 'Nothing has been entered yet. Every entry appears here and can be cancelled.',
	logCancel: (p: { line: string }) => `Cancel: ${p.line}`,
	logRestore: (p: { line: string }) => `Restore: ${p.line}`,
	logCancelled: 'cancelled',
	logSenseless: 'no longer makes sense after a correction',
	logUnread: 'written by a newer version of the app; update to read it',
	logFinished: 'The table was finished',
	undone: (p: { line: string }) => `Undone: ${p.line}`,
	redone: (p: { line: string }) => `Redone: ${p.line}`,
	finish: 'Result',
	doubtsTitle: 'Is everything in?',
	goOnCounting: 'Go on counting',
	tellAnyway: 'Show the result',
	questionTitle: 'One question',
	noticeTitle: 'That cannot be',
	tableGone: 'This table is not here',
	tableGoneHint: 'It may have been deleted, or the link is from another device.',
	tableUnread: 'This version cannot open this table',
	tableUnreadHint:
		'It was set up with a newer Cellarer. Everything in it is kept: update the app to open it.',
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
	number: (p: { value: number }) => g.number(p.value),
	signed: (p: { value: number }) => g.signed(p.value),
	tieBreak: 'The tie',
	decidedHere: 'decided here',
	rulebookSilent: 'Our ruling',
	backToTable: 'Back to the count',
	toShelf: 'To the shelf',
	showLines: 'How it adds up',

	keypad: 'Keypad',
	keypadErase: 'Erase',
	keypadPlus: 'Plus',
	keypadMinus: 'Minus',
	keypadTooMuch: (p: { least: number; most: number }) =>
		`It can be ${g.number(p.least)} to ${g.number(p.most)}.`,
	less: (p: { what: string }) => `Less: ${p.what}`,
	more: (p: { what: string }) => `More: ${p.what}`,
	enterNumber: (p: { what: string }) => `Enter: ${p.what}`,

	saveFile: 'Save everything to a file',

	memoryMissing:
		'This browser has no database, perhaps because of private browsing. Everything works, but is gone when this page closes: save a file.',
	memoryBroken:
		'The database would not open. Everything works, but is gone when this page closes: save a file, then reload.',
	memoryFull:
		'The device has no space left. What you enter from now on is only in memory: save a file, free some space, then reload.',
	tabOutdated:
		'A newer Cellarer is open in another tab. Reload this page: until then it only shows, and saves nothing.',
	tabBlocked:
		'An older Cellarer is open in another tab. Close that tab: this page goes on by itself.',
	offlineReady: 'Cellarer is ready to work without a network.',
	updateReady: 'A new version is here.',
	updateNow: 'Update',
	install: 'Install',
	installHint: 'Put Cellarer on the home screen: it opens faster and keeps its data.',
	notSaved: 'That was not saved. Try again; if it happens twice, save a file in the settings.',
	notSavedGone: 'That was not saved: this table has been deleted, in another tab perhaps.',
	notFound: 'There is nothing here',
	notFoundHint: 'The address is wrong or old. Everything you recorded is still on the shelf.',
	broken: 'Something went wrong here',
	brokenHint: 'Nothing recorded is lost. Go back to the shelf, or reload the page.',
	reload: 'Reload'
};

export type Words = typeof en;
