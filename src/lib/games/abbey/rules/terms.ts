/** Names and traits of the suspects have an editor of their own. */
export const terms: readonly never[] = [];
