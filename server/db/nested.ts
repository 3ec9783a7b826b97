import type { Queryable, TransactionalDatabase } from './database';

/** A nested transaction: an error rolls back only the nested part. */
export const nested = (tx: Queryable): TransactionalDatabase => ({
  query: tx.query,
  transaction: async (run) => {
    await tx.query('SAVEPOINT nested');
    try {
      const result = await run(tx);
      await tx.query('RELEASE SAVEPOINT nested');
      return result;
    } catch (error) {
      await tx.query('ROLLBACK TO SAVEPOINT nested');
      throw error;
    }
  },
});
