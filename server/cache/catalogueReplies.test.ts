import { testDatabase } from '../testing/testDatabase';
import { catalogueChanges } from './catalogueChanges';
import { catalogueReplies } from './catalogueReplies';

describe('catalogueReplies', () => {
  test('bounds the cache weight over hundreds of different searches', async () => {
    const most = 400_000;
    const database = await testDatabase();
    const replies = catalogueReplies(
      database,
      catalogueChanges(database, () => 0),
      most,
    );
    for (let number = 0; number < 600; number += 1) {
      await replies.single(`search ${number}`, () => Promise.resolve({ data: 'x'.repeat(7 * number) }));
    }
    expect(replies.weight()).toBeGreaterThan(most / 2);
    expect(replies.weight()).toBeLessThanOrEqual(most * 2);
  });

  test('returns a reply that is too heavy to cache', async () => {
    const database = await testDatabase();
    const replies = catalogueReplies(
      database,
      catalogueChanges(database, () => 0),
      100,
    );
    const ids = (await database.query<{ id: number }>('SELECT id FROM products')).map(({ id }) => id);
    const list = await replies.list('all', () => Promise.resolve(ids));
    expect(list?.products).toHaveLength(ids.length);
    expect(replies.weight()).toBe(0);
  });

  test('does not reuse a reply whose read began before a write', async () => {
    const database = await testDatabase();
    const replies = catalogueReplies(
      database,
      catalogueChanges(database, () => 0),
    );
    const [goods] = await database.query<{ id: number; product_id: number; stock: number }>(
      'SELECT id, product_id, stock FROM variants ORDER BY id LIMIT 1',
    );
    if (!goods) throw new Error('The catalogue is empty');
    const read = async () => {
      const [row] = await database.query('SELECT stock FROM variants WHERE id = $1', [goods.id]);
      return { data: row, products: [goods.product_id] };
    };
    const steps = { read: () => {}, go: () => {} };
    const hasRead = new Promise<void>((resolve) => (steps.read = resolve));
    const mayGoOn = new Promise<void>((resolve) => (steps.go = resolve));
    // This reply reads the stock before the write and is cached only after it.
    const early = replies.single('stock', async () => {
      const found = await read();
      steps.read();
      await mayGoOn;
      return found;
    });
    await hasRead;
    await database.query('UPDATE variants SET stock = stock + 1 WHERE id = $1', [goods.id]);
    steps.go();
    const old = await early;
    const fresh = await replies.single('stock', read);
    expect(fresh?.etag).not.toBe(old?.etag);
    expect((await replies.single('stock', read))?.etag).toBe(fresh?.etag);
  });
});
