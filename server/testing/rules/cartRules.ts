import { cartReply } from '../../../src/contract/cart';
import { setStock, twoGoods } from '../goods';
import type { Goods } from '../goods';
import { kofi, signUp } from '../shopClient';
import type { ShopClient } from '../shopClient';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

export const cartRules = (open: OpenDatabase) =>
  describe('cart', () => {
    let b: Bench;
    let client: ShopClient;
    let one: Goods;
    let two: Goods;
    const add = (goods: Goods, quantity: unknown) =>
      client.post('/storefront/add-to-cart', { product_variant_id: goods.id, quantity });
    const lines = async (of = client) => {
      const { status, data } = await of.read(cartReply, '/storefront/my-cart');
      expect(status).toBe(1);
      return data.map(({ variantId, quantity }) => [Number(variantId), quantity]);
    };
    beforeEach(async () => {
      b = await bench(open);
      client = await signUp(b.shop);
      [one, two] = await twoGoods(b.database);
    });

    test('sets the quantity of an added line, and lists whole variants in the order they were added', async () => {
      expect((await add(two, 1)).body.status).toBe(1);
      await add(one, 3);
      await add(two, 2);
      expect(await lines()).toEqual([
        [two.id, 2],
        [one.id, 3],
      ]);
      const { data } = await client.read(cartReply, '/storefront/my-cart');
      expect(data[0]?.variant).toMatchObject({ price: two.price, product: { title: two.title } });
    });

    test('refuses a quantity above the stock and names the stock left', async () => {
      await setStock(b.database, one.id, 4);
      expect((await add(one, 5)).body).toEqual({ status: 0, message: `Only 4 of ${one.title} left` });
      await setStock(b.database, one.id, 0);
      expect((await add(one, 1)).body).toEqual({ status: 0, message: `${one.title} is sold out` });
      expect(await lines()).toEqual([]);
    });

    test.each([0, -1, 1.5, '2', null, 1e9])('refuses the quantity %s', async (quantity) => {
      expect((await add(one, quantity)).body.status).toBe(0);
      expect(await lines()).toEqual([]);
    });

    test('refuses an unknown variant', async () => {
      expect((await add({ ...one, id: 999_999_999 }, 1)).body.status).toBe(0);
    });

    test('merges a saved cart: keeps the larger quantity, up to the stock, and skips invalid lines', async () => {
      await add(one, 2);
      await setStock(b.database, two.id, 5);
      const items = [
        { product_variant_id: one.id, quantity: 1 },
        { product_variant_id: String(two.id), quantity: 50 },
        { product_variant_id: 999_999_999, quantity: 1 },
        { product_variant_id: two.id, quantity: 0 },
        'rubbish',
      ];
      const merged = await client.post('/storefront/add-saved-cart', { items });
      expect(merged.body.status).toBe(1);
      const expected = [
        [one.id, 2],
        [two.id, 5],
      ];
      expect(await lines()).toEqual(expected);
      await client.post('/storefront/add-saved-cart', { items });
      expect(await lines()).toEqual(expected);
      expect((await client.post('/storefront/add-saved-cart', {})).http).toBe(400);
    });

    test('removes a line, and accepts removing it again', async () => {
      await add(one, 1);
      expect((await client.remove(`/storefront/my-cart/${one.id}`)).body).toMatchObject({
        status: 1,
        message: expect.any(String),
      });
      expect(await lines()).toEqual([]);
      expect((await client.remove(`/storefront/my-cart/${one.id}`)).body.status).toBe(1);
      expect((await client.remove('/storefront/my-cart/abc')).body.status).toBe(0);
    });

    test('keeps the carts of two customers separate', async () => {
      await add(one, 1);
      const other = await signUp(b.shop, kofi);
      expect(await lines(other)).toEqual([]);
      await other.remove(`/storefront/my-cart/${one.id}`);
      expect(await lines()).toEqual([[one.id, 1]]);
    });
  });
