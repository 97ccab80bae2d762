/** Monasteries, the window and the missions have an editor of their own. */
export const terms: readonly never[] = [];
