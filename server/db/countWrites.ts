import type { Database } from './database';

const reads = /^\s*(SELECT|WITH)\b/i;
const changes = /\b(INSERT|UPDATE|DELETE)\b/i;

const isRead = (sql: string): boolean => reads.test(sql) && !changes.test(sql);

/** Counts every statement that may write. Counting too many costs a query; missing one would serve a stale reply. */
export const countWrites = (database: Omit<Database, 'writes'>): Database => {
  let writes = 0;
  const counted = async <Result>(change: Promise<Result>): Promise<Result> => {
    try {
      return await change;
    } finally {
      writes += 1;
    }
  };
  return {
    query: (sql, params) => (isRead(sql) ? database.query(sql, params) : counted(database.query(sql, params))),
    transaction: (run) => counted(database.transaction(run)),
    exec: (sql) => counted(database.exec(sql)),
    close: () => database.close(),
    writes: () => writes,
  };
};
