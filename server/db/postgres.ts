import pg from 'pg';
import { columnReaders } from './columnTypes';
import type { Database, Queryable } from './database';

type Reader = (text: string) => unknown;

const usualReader = pg.types.getTypeParser as (oid: number) => Reader;

const types: pg.CustomTypesConfig = { getTypeParser: (oid: number) => columnReaders[oid] ?? usualReader(oid) };

const queryable = (target: Pick<pg.Pool, 'query'> | pg.PoolClient): Queryable => ({
  query: async <Row>(sql: string, params: readonly unknown[] = []) => {
    const result = await target.query(sql, [...params]);
    return result.rows as Row[];
  },
});

export const postgresDatabase = (connectionString: string): Database => {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    // A process that stops in the middle of a transaction must not hold its rows for ever, nor keep others waiting.
    idle_in_transaction_session_timeout: 30_000,
    lock_timeout: 25_000,
  });
  // An idle connection that breaks must not end the process: the pool opens another at the next query.
  pool.on('error', (error) => console.warn('database connection lost:', error.message));
  return {
    ...queryable(pool),
    transaction: async (run) => {
      const client = await pool.connect();
      let isLost = false;
      // Outside the pool a connection that breaks has nobody else to tell.
      const onLost = (): void => void (isLost = true);
      client.on('error', onLost);
      try {
        await client.query('BEGIN');
        const result = await run(queryable(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(onLost);
        throw error;
      } finally {
        client.off('error', onLost);
        client.release(isLost);
      }
    },
    exec: async (sql) => {
      await pool.query(sql);
    },
    close: () => pool.end(),
  };
};
