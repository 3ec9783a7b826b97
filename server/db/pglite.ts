import type { PGlite } from '@electric-sql/pglite';
import { columnReaders } from './columnTypes';
import type { Database, Queryable } from './database';

/** The part of PGlite that is used; jest hands over an instance made outside its sandbox. */
export type PgliteLike = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>;

const queryable = (target: Pick<PGlite, 'query'>): Queryable => ({
  query: async <Row>(sql: string, params: readonly unknown[] = []) => {
    const result = await target.query<Row>(sql, [...params], { parsers: columnReaders });
    return result.rows;
  },
});

export const pgliteDatabase = (instance: PgliteLike): Database => ({
  ...queryable(instance),
  transaction: (run) => instance.transaction((tx) => run(queryable(tx))),
  exec: async (sql) => {
    await instance.exec(sql);
  },
  close: () => instance.close(),
});
