// The rules count from nothing; people have a purse. Everybody sits down with the same.

const PURSE = 100;

/** The chips in a purse: below 0 they are owed. */
export const purseOf = (chips: number): number => PURSE + chips;
