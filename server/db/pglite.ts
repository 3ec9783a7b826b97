import type { PGlite } from '@electric-sql/pglite';
import { countWrites } from './countWrites';
import type { Database, Queryable } from './database';
import { pgliteStatements } from './pgliteStatements';
import type { PgliteSession } from './pgliteStatements';

/** The part of PGlite that is used. Jest passes an instance made outside its sandbox. */
export type PgliteLike = PgliteSession & Pick<PGlite, 'exec' | 'runExclusive' | 'close'>;

export const pgliteDatabase = (instance: PgliteLike): Database => {
  const { run, forget } = pgliteStatements(instance);
  const inTransaction: Queryable = { query: (sql, params = []) => run(sql, params, false) };
  return countWrites({
    query: <Row>(sql: string, params: readonly unknown[] = []) =>
      instance.runExclusive(() => run<Row>(sql, params, true)),
    // One session runs one transaction at a time: other queries wait until it has ended.
    transaction: (change) =>
      instance.runExclusive(async () => {
        await run('BEGIN', [], false);
        try {
          const result = await change(inTransaction);
          await run('COMMIT', [], true);
          return result;
        } catch (error) {
          await run('ROLLBACK', [], false);
          throw error;
        }
      }),
    exec: async (sql) => {
      await instance.exec(sql);
      forget();
    },
    close: () => instance.close(),
  });
};
