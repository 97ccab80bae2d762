/** What the rulebook leaves open. */
export const rulings = [
	/** MON-R3: the majority of a monastery in which nobody is. */
	{ id: 'empty-monastery', source: 'ours', readings: ['nobody'] },
	/** MON-R4: whether a novice who came without paying makes the next one dearer. */
	{ id: 'extra-novice', source: 'ours', readings: ['counted'] }
] as const;
