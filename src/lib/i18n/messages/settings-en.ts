import { grammar } from '../grammar.ts';

const g = grammar('en');
const tables = (n: number): string =>
	`${g.number(n)} ${g.noun(n, { one: 'table', other: 'tables' })}`;

export const en = {
	language: 'Language',
	languageAuto: 'Same as browser',
	theme: 'Theme',
	themeAuto: 'Same as system',
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
	storageRefused: 'The browser would not promise it yet. It often does once the app is installed.',
	storageUsed: (p: { megabytes: number }) => `${g.number(p.megabytes)}\u00a0MB used`,
	nothingLeaves: 'Nothing leaves this device.',
	openFile: 'Load from a file',
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
	importedCopy: 'What this file says about the box is now in your copy.',
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
	copySaved: 'Saved',
	copyEntries: (p: { count: number }) =>
		`${g.number(p.count)} ${g.noun(p.count, { one: 'name', other: 'names' })}`,
	copyReset: 'Back to ours',
	copyResetSure: (p: { holds: string }) =>
		`What you filled in will be deleted (${p.holds}), and ours comes back. A shared file or link brings it back any time.`,
	copyResetYes: 'Delete',
	copyResetDone: 'Your copy is as we ship it again.',
	share: 'Share your copy',
	shareHint: 'Filled in once, it serves everyone who owns the box.',
	shareEmpty: 'There is nothing of yours here to share yet.',
	shareSaveFile: 'Save to a file',
	shareLink: 'Send the link',
	copyLink: 'Copy the link',
	linkCopied: 'The link is copied.',
	linkNotCopied: 'The link could not be copied. Show the QR code, or save a file.',
	linkPrivate: 'Everything is inside the link itself; no server gets to see it.',
	qrShow: 'Show a QR code',
	qrTitle: 'QR code of your copy',
	qrHint: 'Point the camera of another phone at it.',
	qrTooLong: 'That much does not fit into a QR code. Send the link or a file instead.',
	offerFile: 'A copy from a file',
	offerLink: 'A copy from a link',
	offerHolds: (p: { holds: string }) => `It has ${p.holds}.`,
	offerAdds: (p: { added: number }) =>
		p.added === 0 ? 'Nothing in it is new to you.' : `New to you: ${g.number(p.added)}.`,
	offerDiffers: (p: { different: number; added: number }) =>
		`${g.number(p.different)} ${g.noun(p.different, { one: 'differs', other: 'differ' })} from yours.` +
		(p.added > 0 ? ' If you keep yours, only what is new is added.' : ''),
	offerAdd: 'Add',
	offerTheirs: 'Take theirs',
	offerMine: 'Keep mine',
	offerTaken: 'Added to your copy.',
	offerAllHere: 'All of it is in your copy already.',
	linkEmpty: 'This link has nothing in it. Ask for another one.',
	linkBroken: 'This link is damaged or was cut short. Ask for it again, or for a file.',
	linkNewer: 'This link was made by a newer Cellarer. Update the app, then open the link again.'
};
