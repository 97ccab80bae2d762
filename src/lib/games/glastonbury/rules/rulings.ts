/** What the rulebook leaves open. */
export const rulings = [
	/** GLA-R1: who wins with equal totals. */
	{ id: 'tie', source: 'ours', readings: ['shared'] },
	/** GLA-R2: in which order powders are laid where recipes make players depend on each other. */
	{ id: 'powder', source: 'ours', readings: ['best-total', 'set-points'] }
] as const;
