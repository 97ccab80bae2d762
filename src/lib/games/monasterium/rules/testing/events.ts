import type { Event } from '../events.ts';

/** One of every event and of every form it takes, for seats `ann` and `bob`. */
export const everyEvent: readonly Event[] = [
	{ type: 'DicePlaced', seat: 'ann', value: 2, own: 1, neutral: 2 },
	{ type: 'DicePlaced', seat: 'ann', value: 6, own: 0, neutral: 1 },
	{ type: 'DiceTaken', seat: 'ann', value: 2, count: 3 },
	{ type: 'OwnDieWon', seat: 'bob', value: 6 },
	{ type: 'OwnDieWon', seat: 'bob' },
	{ type: 'RerollUsed', seat: 'ann' },
	{ type: 'RoundEnded' },
	{ type: 'YearsEnded' },
	{ type: 'PrestigeGained', seat: 'ann', source: 'action', points: 3 },
	{ type: 'PrestigeGained', seat: 'bob', source: 'other', points: 99 },
	{ type: 'PrestigeRead', seat: 'bob', total: 0 },
	{ type: 'PrestigeRead', seat: 'bob', total: 131 },
	{ type: 'NoviceSent', seat: 'ann', row: 1, stand: 5, monastery: 'E', area: 'library' },
	{ type: 'NoviceSent', seat: 'ann', row: 3, stand: 'extra', monastery: 'A', area: 'cloister' },
	{ type: 'WindowTileLaid', seat: 'ann', row: 1, monastery: 'C' },
	{ type: 'WindowTileLaid', seat: 'ann', row: 3, monastery: 'C', columnPoints: 4 },
	{ type: 'MissionFulfilled', seat: 'ann', slot: 'A-1', points: 9 },
	{ type: 'TilesCounted', seat: 'ann', tile: 'rosaries', count: 0 },
	{ type: 'NovicesCounted', seat: 'ann', monastery: 'B', place: 'buildings', count: 24 }
];
