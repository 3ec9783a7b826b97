import pg from 'pg';
import { columnReaders } from './columnTypes';
import { countWrites } from './countWrites';
import type { Database, Queryable } from './database';
import { statementName } from './statementName';

type Reader = (text: string) => unknown;

const usualReader = pg.types.getTypeParser as (oid: number) => Reader;

const types: pg.CustomTypesConfig = { getTypeParser: (oid: number) => columnReaders[oid] ?? usualReader(oid) };

// A statement with a name is parsed once a connection.
const queryable = (target: Pick<pg.Pool, 'query'> | pg.PoolClient): Queryable => ({
  query: async <Row>(sql: string, params: readonly unknown[] = []) => {
    const result = await target.query({ name: statementName(sql), text: sql, values: [...params] });
    return result.rows as Row[];
  },
});

export const postgresDatabase = (connectionString: string): Database => {
  const pool = new pg.Pool({ connectionString, types, max: 10 });
  // An idle connection that breaks must not end the process: the pool opens another at the next query.
  pool.on('error', (error) => console.warn('database connection lost:', error.message));
  return countWrites({
    ...queryable(pool),
    transaction: async (run) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await run(queryable(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    exec: async (sql) => {
      await pool.query(sql);
    },
    close: () => pool.end(),
  });
};
