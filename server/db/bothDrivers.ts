import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/** A short name for a statement, the same wherever it is prepared. Statements are constants of the code, so they are few. */
export const statementName = (sql: string): string => {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 22);
  names.set(sql, name);
  return name;
};

const INT8 = 20;
const TIMESTAMPTZ = 1184;

/** Both drivers use the same column parsers, so that rows look the same with either database. */
export const columnReaders: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};
