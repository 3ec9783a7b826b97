export type Columns = 2 | 3 | 4 | 5;

/** On a narrow window there are two, whatever has been chosen. */
export const MOBILE_COLUMNS = 2;
