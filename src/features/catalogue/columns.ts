export type Columns = 2 | 3 | 4 | 5;
