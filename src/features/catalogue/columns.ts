export type Columns = 2 | 3 | 4 | 5;

/** A narrow window always has two columns. */
export const MOBILE_COLUMNS = 2;
