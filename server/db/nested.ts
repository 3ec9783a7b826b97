import type { Queryable, Workplace } from './database';

/** A transaction inside a transaction: what fails is undone to its own beginning, the rest goes on. */
export const nested = (tx: Queryable): Workplace => ({
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
