import { cartReply } from '../../../src/contract/cart';
import { orderReply } from '../../../src/contract/order';
import { productsReply } from '../../../src/contract/product';
import { replaceCatalogue, seed } from '../../db/seed';
import { catalogue } from '../../demo/catalogue/catalogue';
import { generateGoods } from '../../demo/generated/goods';
import { runOperator } from '../../domain/operator';
import { digestTables } from '../digestTables';
import { checkoutBody, stockLeft, twoGoods } from '../goods';
import { shopClient, signUp } from '../shopClient';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

export const seedRules = (open: OpenDatabase) =>
  describe('the generated catalogue', () => {
    let b: Bench;
    const generate = (count: number) => runOperator(b.database, ['seed', String(count)]);
    const stored = () => digestTables(b.database);
    const titles = () => b.database.query('SELECT title FROM products ORDER BY position');
    const demo = catalogue.products.map(({ title }) => ({ title }));
    beforeEach(async () => {
      b = await bench(open);
    });
    afterEach(() => runOperator(b.database, ['seed', 'demo']));

    test('replaces the goods in the shop’s lists, and the demo’s come back as they were', async () => {
      // Other tests may have edited the demo's goods.
      await runOperator(b.database, ['seed', 'demo']);
      const before = await stored();
      const client = shopClient(b.shop);
      const shown = async (path: string) =>
        (await client.read(productsReply, path)).data.map(({ id }) => Number(id)).sort((one, other) => one - other);
      expect(await generate(30)).toEqual(['The catalogue has 30 generated goods']);
      const goods = [...generateGoods(30)];
      expect(await shown('/storefront/products/search')).toEqual(goods.map(({ id }) => id));
      const arrivals = goods.filter(({ sections }) => sections.includes('new-arrivals')).map(({ id }) => id);
      expect(await shown('/storefront/filter_sections/products/new-arrivals')).toEqual(arrivals);
      const [one] = goods;
      const { body } = await client.get(`/storefront/products/${one?.slug}/${one?.code}`);
      expect(body.data).toMatchObject({ title: one?.title, brand: one?.brand });
      expect(await runOperator(b.database, ['seed', 'demo'])).toEqual(['The demo catalogue is back']);
      expect(await stored()).toEqual(before);
    });

    test('has the same goods each time, over two batches', async () => {
      await generate(1200);
      const before = await stored();
      await generate(20);
      await generate(1200);
      expect(await stored()).toEqual(before);
      const places = 'SELECT count(DISTINCT position) AS count FROM products';
      expect(await b.database.query(places)).toEqual([{ count: 1200 }]);
    });

    test('still shows an order of goods that are removed, and cancels it', async () => {
      const client = await signUp(b.shop);
      const [goods, other] = await twoGoods(b.database);
      const order = await client.post('/storefront/checkout', checkoutBody([{ id: goods.id, quantity: 2 }]));
      const { order_code } = order.body.data as { order_code: string };
      await client.post('/storefront/add-to-cart', { product_variant_id: other.id, quantity: 1 });
      await generate(20);
      const { data } = await client.read(orderReply, `/storefront/order/${order_code}`);
      expect(data).toMatchObject({ totalAmount: goods.price * 2, products: [{ title: goods.title, quantity: 2 }] });
      expect((await client.read(cartReply, '/storefront/my-cart')).data).toEqual([]);
      expect((await client.post('/storefront/order/cancel', { order_code })).body.status).toBe(100);
    });

    test('keeps the stock and the carts of goods that it had before', async () => {
      await generate(20);
      const client = await signUp(b.shop);
      const [goods] = await twoGoods(b.database);
      await client.post('/storefront/checkout', checkoutBody([{ id: goods.id, quantity: 2 }]));
      await client.post('/storefront/add-to-cart', { product_variant_id: goods.id, quantity: 1 });
      await generate(40);
      expect(await stockLeft(b.database, goods.id)).toBe(goods.stock - 2);
      expect((await client.read(cartReply, '/storefront/my-cart')).data).toHaveLength(1);
    });

    test('is kept at the next start', async () => {
      await generate(20);
      await seed(b.database);
      expect(await titles()).toHaveLength(20);
    });

    test('leaves the catalogue as it was when the loading fails half-way', async () => {
      const products = (function* () {
        yield* generateGoods(1100);
        throw new Error('The file ends here');
      })();
      await expect(replaceCatalogue(b.database, { ...catalogue, products })).rejects.toThrow('The file ends here');
      expect(await titles()).toEqual(demo);
    });

    test('loads goods and categories under new ids', async () => {
      const moved = {
        ...catalogue,
        categories: catalogue.categories.map((category) => ({ ...category, id: category.id + 1 })),
        products: catalogue.products.map((product) => ({ ...product, id: product.id + 1 })),
      };
      await replaceCatalogue(b.database, moved);
      expect(await titles()).toEqual(demo);
    });

    test.each(['0', '-1', '1000000', '2e3', 'all', '10 demo'])('refuses to generate “%s” goods', async (given) => {
      await expect(runOperator(b.database, ['seed', given])).rejects.toThrow('Give a number of goods');
      expect(await titles()).toEqual(demo);
    });

    test('is refused while the shop runs', async () => {
      const source = { at: 0, today: '2026-11-21', how: 'running shop', origin: 'http://localhost' } as const;
      await expect(runOperator(b.database, ['seed', '20'], source)).rejects.toThrow('Stop the shop first');
      expect(await titles()).toEqual(demo);
    });
  });
