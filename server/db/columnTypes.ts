const INT8 = 20;
const TIMESTAMPTZ = 1184;

/** Both drivers use the same column parsers, so that rows look the same with either database. */
export const columnReaders: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};
