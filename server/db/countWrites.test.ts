import { countWrites } from './countWrites';
import type { Database } from './database';

const silent: Omit<Database, 'writes'> = {
  query: () => Promise.resolve([]),
  transaction: (run) => run(silent),
  exec: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

describe('countWrites', () => {
  test.each([
    ['SELECT 1', 0],
    ['  select stock FROM variants', 0],
    ['WITH RECURSIVE below AS (SELECT 1) SELECT * FROM below', 0],
    ['UPDATE variants SET stock = 1', 1],
    ['WITH gone AS (DELETE FROM cart_items RETURNING 1) SELECT * FROM gone', 1],
    ['TRUNCATE users', 1],
  ])('counts %s as %i writes', async (sql, count) => {
    const database = countWrites(silent);
    await database.query(sql);
    expect(database.writes()).toBe(count);
  });

  test('counts a script and a transaction as writes, even when the transaction fails', async () => {
    const database = countWrites(silent);
    await database.exec('anything');
    await database.transaction(() => Promise.resolve());
    await expect(database.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(database.writes()).toBe(3);
  });
});
