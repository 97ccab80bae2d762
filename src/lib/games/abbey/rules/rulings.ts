/** What the rulebook leaves open. */
export const rulings = [
	/** ABB-R1: whom the sheet shows before the owner has filled in the names. */
	{ id: 'roster', source: 'ours', readings: ['placeholder'] },
	/** ABB-R3: who wins where the finder of the culprit is not among the tied. */
	{ id: 'tie', source: 'ours', readings: ['shared'] },
	/** ABB-R6, ABB-R7, ABB-R9: the bell while the first player does penance. */
	{ id: 'bell-penance', source: 'ours', readings: ['moves'] },
	/** ABB-R8: an extra turn of somebody who does penance. */
	{ id: 'crypt-penance', source: 'ours', readings: ['missed'] }
] as const;
