/** Words of the screens alone. */
export const screens = {};
