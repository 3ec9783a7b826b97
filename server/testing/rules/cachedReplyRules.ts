import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Database } from '../../db/database';
import { catalogue } from '../../demo/catalogue/catalogue';
import type { Goods } from '../goods';
import { checkoutBody, setStock, twoGoods } from '../goods';
import { shopClient, signUp } from '../shopClient';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

const [shown] = catalogue.products;

const publicReads = [
  '/business/get_details',
  '/storefront/get-sliders',
  '/storefront/product_categories',
  '/storefront/main_product_categories',
  '/storefront/filter_sections/best-sellers',
  '/storefront/filter_sections/products/best-sellers',
  '/storefront/products/search',
  '/storefront/products/search?q=dress',
  `/storefront/category_products/${shown?.categorySlug}`,
  `/storefront/products/${shown?.slug}/${shown?.code}`,
  '/storefront/products?category=women&sort=price_asc',
  '/storefront/suggestions?q=dress',
  `/storefront/product-variant/${shown?.variants[0]?.id}`,
];

interface Stocked {
  id: number;
  available: number;
  sold: number;
  variants: { id: number; available: number }[];
}

/** The same database, recording each statement that is sent by itself. */
const listening = (database: Database) => {
  const queries: { sql: string; params: readonly unknown[] | undefined }[] = [];
  const watched: Database = {
    ...database,
    query: (sql, params) => {
      queries.push({ sql, params });
      return database.query(sql, params);
    },
  };
  return { queries, watched };
};

export const cachedReplyRules = (open: OpenDatabase) =>
  describe('cached public replies', () => {
    let b: Bench;
    let goods: Goods;
    beforeEach(async () => {
      b = await bench(open);
      [goods] = await twoGoods(b.database);
    });

    const listed = async (client = shopClient(b.shop)): Promise<Stocked | undefined> => {
      const { body } = await client.get('/storefront/products/search');
      return (body.data as Stocked[]).find(({ id }) => id === goods.product_id);
    };

    test.each(publicReads)('answers %s without a database query the second time, signed in or not', async (path) => {
      const { queries, watched } = listening(b.database);
      const shop = await b.reopen({ database: watched });
      const customer = await signUp(shop);
      const first = await shopClient(shop).get(path);
      queries.length = 0;
      expect((await shopClient(shop).get(path)).body).toEqual(first.body);
      expect((await customer.get(path)).body).toEqual(first.body);
      expect(queries).toEqual([]);
    });

    test('shows a stock change in the next read, and reloads only the changed product', async () => {
      const { queries, watched } = listening(b.database);
      const shop = await b.reopen({ database: watched });
      const client = shopClient(shop);
      await listed(client);
      const before = await client.get('/storefront/product-variant/' + String(goods.id));
      await setStock(b.database, goods.id, 7);
      queries.length = 0;
      const product = await listed(client);
      expect(product?.variants.find(({ id }) => id === goods.id)?.available).toBe(7);
      expect(queries).toHaveLength(2);
      expect(queries[1]?.params).toEqual([[goods.product_id]]);
      const after = await client.get('/storefront/product-variant/' + String(goods.id));
      expect(after.body.data).toMatchObject({ available: 7 });
      expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
    });

    test('shows an order and its cancellation in the next read of a list', async () => {
      const client = await signUp(b.shop);
      const before = await listed();
      const order = await client.post('/storefront/checkout', checkoutBody([{ id: goods.id, quantity: 2 }]));
      const { order_code } = order.body.data as { order_code: string };
      expect(await listed()).toMatchObject({
        available: (before?.available ?? 0) - 2,
        sold: (before?.sold ?? 0) + 2,
      });
      await client.post('/storefront/order/cancel', { order_code });
      expect(await listed()).toEqual(before);
    });

    test('shows a catalogue change in the next read', async () => {
      const path = '/storefront/filter_sections/best-sellers';
      const title = async () => (await shopClient(b.shop).get(path)).body.data as { title: string };
      const { title: before } = await title();
      const rename = (to: string) =>
        b.database.query(`UPDATE collections SET title = $1 WHERE slug = 'best-sellers'`, [to]);
      await rename('Sold most');
      expect(await title()).toMatchObject({ title: 'Sold most' });
      await rename(before);
      expect(await title()).toMatchObject({ title: before });
    });

    test.each([
      ['within half a second', 500],
      ['after the clock is set back', -3_600_000],
    ])('shows a change by another process %s', async (_name, ms) => {
      const unaware = await b.reopen({ database: { ...b.database, writes: () => 0 } });
      const available = async () => (await listed(shopClient(unaware)))?.available ?? Number.NaN;
      const before = await available();
      await b.database.query('UPDATE variants SET stock = stock + 5 WHERE id = $1', [goods.id]);
      b.pass(ms);
      expect(await available()).toBe(before + 5);
    });

    test('answers 304 to a matching ETag until a returned value changes', async () => {
      const path = '/storefront/products/search';
      const client = shopClient(b.shop);
      const etag = (await client.get(path)).headers.get('ETag') ?? '';
      const again = () => client.call(path, { headers: { 'If-None-Match': `"other", ${etag}` } });
      expect(await again()).toMatchObject({ http: 304, body: {} });
      await setStock(b.database, goods.id, goods.stock + 1);
      expect((await again()).http).toBe(200);
      await setStock(b.database, goods.id, goods.stock);
      expect((await again()).http).toBe(304);
    });

    test('returns the same list in every encoding', async () => {
      const read = async (accept: string): Promise<Buffer> => {
        const headers = { 'X-Api-Key': 'demo-key', 'Accept-Encoding': accept };
        const reply = await b.shop.fetch(
          new Request('http://localhost/api/v1/storefront/products/search', { headers }),
        );
        return Buffer.from(await reply.arrayBuffer());
      };
      const plain = (await read('identity')).toString();
      expect((JSON.parse(plain) as { data: unknown[] }).data).toHaveLength(catalogue.products.length);
      for (const stock of [3, 4]) {
        await setStock(b.database, goods.id, stock);
        const text = (await read('identity')).toString();
        expect(gunzipSync(await read('gzip')).toString()).toBe(text);
        expect(brotliDecompressSync(await read('br')).toString()).toBe(text);
      }
    });

    test('never caches a customer’s own reads', async () => {
      const { queries, watched } = listening(b.database);
      const client = await signUp(await b.reopen({ database: watched }));
      for (const path of ['/storefront/my-cart', '/storefront/my-orders', '/storefront/is_logged_in']) {
        await client.get(path);
        queries.length = 0;
        expect((await client.get(path)).headers.get('Cache-Control')).toBe('no-store');
        expect(queries.length).toBeGreaterThan(0);
      }
    });

    test('builds a reply once for a hundred concurrent reads', async () => {
      const { queries, watched } = listening(b.database);
      const client = shopClient(await b.reopen({ database: watched }));
      await Promise.all(Array.from({ length: 100 }, () => client.get('/storefront/products/search')));
      expect(queries.filter(({ sql }) => sql.includes('search_text'))).toHaveLength(1);
    });
  });
