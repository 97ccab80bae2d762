/** Nothing in this box waits for a name of the owner's. */
export const terms: readonly never[] = [];
