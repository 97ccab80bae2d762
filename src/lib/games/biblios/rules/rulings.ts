/** What the rulebooks leave open. */
export const rulings = [
	/** BIB-R3, BIB-R4: a church card where a die can go no further. */
	{ id: 'church-edge', source: 'ours', readings: ['not-applied'] },
	/** BIB-R12: what becomes of the card after a fine of the bluff variant. */
	{ id: 'bluff-fine', source: 'ours', readings: ['auctioned-again'] },
	/** BIB-R9: the die of a category of which nobody has a card. */
	{ id: 'empty-category', source: 'ours', readings: ['nobody'] },
	/** BIB-R10: what "most gold" means in the edition that does not say. */
	{ id: 'gold', source: 'ours', readings: ['value', 'cards'] },
	/** BIB-R11: who wins where no step is left. */
	{ id: 'tie', source: 'ours', readings: ['shared'] }
] as const;
