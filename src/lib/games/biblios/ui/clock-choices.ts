/** Seconds a bid, as offered; 0 is no clock. */
export const clockChoices = [0, 5, 10, 15, 20, 30, 45, 60] as const;
