import pg from 'pg';
import { columnReaders, statementName } from './bothDrivers';
import { countWrites } from './countWrites';
import type { Database, Queryable } from './database';

type Reader = (text: string) => unknown;

const usualReader = pg.types.getTypeParser as (oid: number) => Reader;

const types: pg.CustomTypesConfig = { getTypeParser: (oid: number) => columnReaders[oid] ?? usualReader(oid) };

// A newer version of the shop may add a column while this one runs: PostgreSQL then refuses older prepared statements.
const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan');

let generation = 0;

/** A statement with a name is parsed once a connection. */
const ask = async <Row>(target: Pick<pg.Pool, 'query'> | pg.PoolClient, sql: string, params: readonly unknown[]) => {
  try {
    const name = `${statementName(sql)}${generation}`;
    const result = await target.query({ name, text: sql, values: [...params] });
    return result.rows as Row[];
  } catch (error) {
    // Use new names from now on, so that the statements are prepared again.
    if (isOutdated(error)) generation += 1;
    throw error;
  }
};

const queryable = (target: Pick<pg.Pool, 'query'> | pg.PoolClient): Queryable => ({
  query: (sql, params = []) => ask(target, sql, params),
});

export const postgresDatabase = (connectionString: string): Database => {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    // A process that stops in the middle of a transaction must not hold its row locks and block others for ever.
    idle_in_transaction_session_timeout: 30_000,
    lock_timeout: 25_000,
  });
  // An idle connection that breaks must not end the process: the pool opens another at the next query.
  pool.on('error', (error) => console.warn('database connection lost:', error.message));
  return countWrites({
    // A statement refused before it began can be retried; within a transaction a retry would lose everything before it.
    query: <Row>(sql: string, params: readonly unknown[] = []) =>
      ask<Row>(pool, sql, params).catch((error: unknown) => {
        if (isOutdated(error)) return ask<Row>(pool, sql, params);
        throw error;
      }),
    transaction: async (run) => {
      const client = await pool.connect();
      let isLost = false;
      // A connection outside the pool needs its own error handler.
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
  });
};
