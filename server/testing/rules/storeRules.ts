import { orderReply } from '../../../src/contract/order';
import { storesReply, storeStockReply } from '../../../src/contract/stores';
import { runOperator } from '../../domain/operator';
import { checkoutBody, setStock, stockLeft, twoGoods } from '../goods';
import type { Goods } from '../goods';
import { shopClient, signUp } from '../shopClient';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

const OSU = 1;
const LEGON = 2;
/** Lists no pickup. */
const SHOWROOM = 6;

export const storeRules = (open: OpenDatabase) =>
  describe('stores and pickup', () => {
    let b: Bench;
    let goods: Goods;
    let client: ReturnType<typeof shopClient>;
    let sku: string;
    beforeEach(async () => {
      b = await bench(open);
      [goods] = await twoGoods(b.database);
      await setStock(b.database, goods.id, 10);
      const [row] = await b.database.query<{ sku: string }>(
        `SELECT document ->> 'sku' AS sku FROM variants WHERE id = $1`,
        [goods.id],
      );
      sku = row!.sku;
      for (const { store } of await stock()) await shelf(Number(store), store === String(OSU) ? 3 : 0);
      client = await signUp(b.shop);
    });
    const shelf = (store: number, quantity: number) =>
      runOperator(b.database, ['shelf', String(store), sku, String(quantity)]);
    const stock = async () =>
      (await shopClient(b.shop).read(storeStockReply, `/storefront/stores/stock?variant=${goods.id}`)).data;
    const inOsu = async () => (await stock()).find(({ store }) => store === String(OSU))?.available;
    const order = async (given: object, quantity = 1) =>
      (await client.post('/storefront/checkout', checkoutBody([{ id: goods.id, quantity }], given))).body;
    const placed = async (given: object, quantity?: number) =>
      ((await order(given, quantity)).data as { order_code: string }).order_code;

    test('lists the stores with their hours to everyone', async () => {
      const { data } = await shopClient(b.shop).read(storesReply, '/storefront/stores');
      expect(data.find(({ id }) => id === String(OSU))).toMatchObject({
        name: 'Osu',
        city: 'Accra',
        pickup: true,
        hours: [
          { days: 'Mo-Sa', opens: '09:00', closes: '20:00' },
          { days: 'Su', opens: '12:00', closes: '18:00' },
        ],
      });
      expect(data.find(({ id }) => id === String(SHOWROOM))).toMatchObject({ pickup: false });
    });

    test('says what each pickup store has, and never more than is for sale', async () => {
      const all = await stock();
      expect(all.map(({ store }) => store)).not.toContain(String(SHOWROOM));
      expect(await inOsu()).toBe(3);
      await setStock(b.database, goods.id, 2);
      expect(await inOsu()).toBe(2);
    });

    test('tells that a store has nothing of a variant that it never had', async () => {
      await b.database.query('DELETE FROM store_stock WHERE variant_id = $1 AND store_id <> $2', [goods.id, OSU]);
      const others = (await stock()).filter(({ store }) => store !== String(OSU));
      expect(others.map(({ available }) => available)).toEqual(others.map(() => 0));
      expect(await inOsu()).toBe(3);
    });

    test.each(['999999999', 'x', '', '-1', '1e99'])('knows no stock of the variant %j', async (variant) => {
      const { body } = await shopClient(b.shop).get(`/storefront/stores/stock?variant=${variant}`);
      expect(body).toEqual({ status: 0, message: 'Product is not found' });
    });

    test('reserves what the store has of an order, and returns it when the order is cancelled', async () => {
      const code = await placed({ pickup_store: OSU }, 2);
      expect(await inOsu()).toBe(1);
      const { data } = await client.read(orderReply, `/storefront/order/${code}`);
      expect(data).toMatchObject({ delivery: null, pickup: { store: { name: 'Osu', address: '14 Oxford Street' } } });
      await client.post('/storefront/order/cancel', { order_code: code });
      expect(await inOsu()).toBe(3);
      expect(await stockLeft(b.database, goods.id)).toBe(10);
    });

    test('accepts an order for more than the store has, and returns only what it took there', async () => {
      const code = await placed({ pickup_store: String(OSU) }, 5);
      expect(await inOsu()).toBe(0);
      await client.post('/storefront/order/cancel', { order_code: code });
      expect(await inOsu()).toBe(3);
    });

    test('keeps the order’s store as it was', async () => {
      const ridge = { id: 90, name: 'Ridge', pickup: 1 };
      await b.database.query('INSERT INTO stores VALUES (90, 90, $1::json)', [JSON.stringify(ridge)]);
      const code = await placed({ pickup_store: ridge.id });
      await b.database.query('DELETE FROM stores WHERE id = 90');
      const { data } = await client.read(orderReply, `/storefront/order/${code}`);
      expect(data?.pickup?.store?.name).toBe('Ridge');
      expect((await client.post('/storefront/order/cancel', { order_code: code })).body.status).toBe(100);
    });

    test.each([
      ['an unknown store', { pickup_store: 999 }, 'You can’t pick up orders in that store. Choose another one.'],
      ['a store without pickup', { pickup_store: SHOWROOM }, /can’t pick up orders/],
      ['no number', { pickup_store: 'osu' }, /can’t pick up orders/],
      ['a list', { pickup_store: [1] }, /can’t pick up orders/],
      [
        'a store beside an address',
        {
          pickup_store: OSU,
          shipping_address: true,
          ship_full_name: 'A',
          ship_phone: '1',
          ship_city: 'C',
          ship_address: 'S',
        },
        'Choose either delivery or pickup.',
      ],
    ])('refuses %s and reserves nothing', async (_what, given, message) => {
      expect(await order(given)).toEqual({ status: 0, message: expect.stringMatching(message) });
      expect([await inOsu(), await stockLeft(b.database, goods.id)]).toEqual([3, 10]);
    });

    test('lets two orders at once share what the store has', async () => {
      await shelf(OSU, 1);
      const codes = await Promise.all([placed({ pickup_store: OSU }), placed({ pickup_store: OSU })]);
      expect(await inOsu()).toBe(0);
      for (const order_code of codes) await client.post('/storefront/order/cancel', { order_code });
      expect(await inOsu()).toBe(1);
    });

    test('lets the operator list the stores and set what one has', async () => {
      expect(await runOperator(b.database, ['stores'])).toContain('1  Osu  Accra  pickup');
      expect(await shelf(LEGON, 4)).toEqual([`${sku} in store 2: 4`]);
      expect((await stock()).find(({ store }) => store === String(LEGON))?.available).toBe(4);
      await expect(runOperator(b.database, ['shelf', 'x', sku])).rejects.toThrow('Give a store, a SKU and a number');
      await expect(shelf(77, 4)).rejects.toThrow('There is no store 77');
      await expect(runOperator(b.database, ['shelf', '1', 'NONE', '4'])).rejects.toThrow('No variant has the SKU NONE');
    });
  });
