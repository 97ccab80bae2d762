import { grammar } from '../grammar.ts';

const g = grammar('en');
const players = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'player', other: 'players' })}`;
const tables = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'table', other: 'tables' })}`;

export const en = {
	appName: 'Cellarer',
	back: 'Back',
	close: 'Close',
	cancel: 'Cancel',
	done: 'Done',
	yes: 'Yes',
	undo: 'Undo',
	redo: 'Redo',
	loading: 'Opening…',

	resume: 'Continue',
	newTable: 'New table',
	pastTables: 'Past tables',
	allPastTables: 'All past tables',
	noPastTables: 'Finished tables will gather here.',
	settings: 'Settings',
	seatRange: (p: { least: number; most: number }) =>
		p.least === p.most ? players(p.least) : `${p.least}–${players(p.most)}`,
	minutes: (p: { minutes: number }) => `about ${g.number(p.minutes)} min`,
	depthScore: 'Score only',
	depthScoreHint: 'Count at the end, nothing before',
	depthTrack: 'Track the table',
	depthTrackHint: 'Record as you play',
	facts: (p: { count: number }) =>
		`${g.number(p.count)} ${g.noun(p.count, { one: 'entry', other: 'entries' })}`,
	notStarted: 'nothing entered yet',
	wonBy: (p: { names: readonly string[]; total: number }) =>
		`${g.list(p.names)}, ${g.number(p.total)}`,
	unknownGame: 'A game this version does not know',

	setupTitle: (p: { game: string }) => `New table: ${p.game}`,
	setupPlayers: 'Players, clockwise',
	setupHowMany: (p: { least: number; most: number }) => `From ${p.least} to ${players(p.most)}.`,
	playerName: (p: { seat: number }) => `Player ${p.seat}`,
	nameOf: (p: { seat: number }) => `Name of player ${p.seat}`,
	changeSeat: (p: { name: string }) => `Colour and place of ${p.name}`,
	up: 'Up',
	down: 'Down',
	remove: 'Remove',
	addPlayer: 'Add a player',
	removePlayer: (p: { name: string }) => `Remove ${p.name}`,
	moveUp: (p: { name: string }) => `Move ${p.name} up`,
	moveDown: (p: { name: string }) => `Move ${p.name} down`,
	colourOf: (p: { name: string }) => `Colour of ${p.name}`,
	remembered: 'Played here before',
	setupEdition: 'Edition',
	setupDepth: 'What to do',
	setupOptions: 'Game',
	setupRulings: 'Where the rulebook is silent',
	rulingOurs: 'our ruling',
	setupPrepare: 'On the table',
	startTable: 'To the table',
	sameName: (p: { name: string }) =>
		`Two players are called ${p.name}. Add a letter or a nickname to one of them.`,
	sameColour: 'Two players have the same colour. Pick another for one of them.',

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
	reallyFinish: 'Finish and show the result',
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
		`From ${g.number(p.least)} to ${g.number(p.most)} goes here.`,
	less: (p: { what: string }) => `Less: ${p.what}`,
	more: (p: { what: string }) => `More: ${p.what}`,
	enterNumber: (p: { what: string }) => `Enter: ${p.what}`,

	language: 'Language',
	languageAuto: 'As the browser',
	theme: 'Theme',
	themeAuto: 'As the system',
	themeLight: 'Parchment',
	themeDark: 'Candlelight',
	textSize: 'Text size',
	textNormal: 'Normal',
	textLarge: 'Large',
	textHuge: 'Larger still',
	feel: 'At the table',
	sound: 'Sounds',
	haptics: 'Vibration',
	keepAwake: 'Keep the screen awake at a table',
	yourData: 'Your data',
	storageKept: 'Kept for good: the browser has promised not to clear it.',
	storageMayBeCleared:
		'The browser may clear it when space runs short. Install the app, or save a file now and then.',
	storageUnknown: 'This browser does not say whether it keeps data. Save a file now and then.',
	storageAsk: 'Ask the browser to keep it',
	storageUsed: (p: { megabytes: number }) => `${g.number(p.megabytes)} MB used`,
	nothingLeaves: 'Nothing leaves this device.',
	saveFile: 'Save everything to a file',
	openFile: 'Bring in a file',
	imported: (p: { added: number; grown: number; unchanged: number }) =>
		p.added + p.grown === 0
			? 'Everything in this file is already here.'
			: [
					p.added > 0 ? `${tables(p.added)} added` : '',
					p.grown > 0 ? `${tables(p.grown)} brought up to date` : '',
					p.unchanged > 0 ? `${tables(p.unchanged)} already here` : ''
				]
					.filter((part) => part !== '')
					.join(', ') + '.',
	importedNothing: 'There are no tables in this file.',
	fileNotJson:
		'This is not a Cellarer file, or it was cut short. Choose the file that Cellarer saved.',
	fileForeign: 'This file was made by another program. Choose a file that Cellarer saved.',
	fileNewer: 'This file was made by a newer Cellarer. Update the app, then bring it in again.',
	fileDamaged: (p: { where: string }) =>
		`This file is damaged (at ${p.where}). Nothing was brought in; take another copy of it.`,
	fileConflict:
		'This file contradicts itself or what is here. Nothing was brought in; take another copy of it.',
	fileUnreadable: 'The file could not be read. Try choosing it again.',
	yourCopies: 'Your copies of the games',
	about: 'About',
	version: (p: { version: string }) => `Version ${p.version}`,
	rightsNote:
		'The games and their names belong to their publishers. Cellarer is made by players for owners of the boxes.',

	copyReset: 'Back to our names',
	copySaved: 'Saved',

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
	updateLater: 'Later',
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
