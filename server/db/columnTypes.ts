const INT8 = 20;
const TIMESTAMPTZ = 1184;

/** Both drivers get the same readers, so that a row looks the same wherever it was stored. */
export const columnReaders: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};
