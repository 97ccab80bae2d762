import { grammar } from '../grammar.ts';

const g = grammar('en');
const players = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'player', other: 'players' })}`;

export const en = {
	appName: 'Cellarer',
	back: 'Back',
	close: 'Close',
	cancel: 'Cancel',

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
	tableGone: 'This table is not here',
	tableGoneHint: 'It may have been deleted, or the link is from another device.',
	tableUnread: 'This version cannot open this table',
	tableUnreadHint:
		'It was set up with a newer Cellarer. Everything in it is kept: update the app to open it.',

	number: (p: { value: number }) => g.number(p.value),
	signed: (p: { value: number }) => g.signed(p.value),
	toShelf: 'To the shelf',

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
	installByHand: 'Put Cellarer on the home screen: Share, then “Add to Home Screen”.',
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
