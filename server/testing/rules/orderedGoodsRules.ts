import { cartReply } from '../../../src/contract/cart';
import { demoBusiness } from '../../db/seedRows';
import { checkoutBody, setStock, twoGoods } from '../goods';
import type { Goods } from '../goods';
import { signUp } from '../shopClient';
import type { ShopClient } from '../shopClient';
import { bench, day, minute } from './suite';
import type { Bench, OpenDatabase } from './suite';

const loan = {
  checkout_type: 'installment',
  duration: 3,
  downPayment: 0,
  creditor: demoBusiness.default_creditor.uuid,
};

interface Placed {
  order_code: string;
  checkout_url: string | null;
}

export const orderedGoodsRules = (open: OpenDatabase) =>
  describe('ordered goods', () => {
    let b: Bench;
    let client: ShopClient;
    let one: Goods;
    let two: Goods;
    const add = (goods: Goods, quantity: number) =>
      client.post('/storefront/add-to-cart', { product_variant_id: goods.id, quantity });
    const lines = async () =>
      (await client.read(cartReply, '/storefront/my-cart')).data.map(({ variantId, quantity }) => [
        Number(variantId),
        quantity,
      ]);
    const order = async (products: { id: number; quantity: number }[], overrides: object = {}, headers = {}) => {
      const body = checkoutBody(products, overrides);
      const reply = await client.call('/storefront/checkout', { body, headers });
      return { status: reply.body.status, ...(reply.body.data as Placed) };
    };
    const cancel = (code: string) => client.post('/storefront/order/cancel', { order_code: code });
    const press = (url: string | null, action: string) =>
      b.shop.fetch(
        new Request(url!, {
          method: 'POST',
          body: `action=${action}`,
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://localhost' },
        }),
      );
    beforeEach(async () => {
      b = await bench(open);
      client = await signUp(b.shop);
      [one, two] = await twoGoods(b.database);
      await setStock(b.database, one.id, 9);
    });

    test.each([
      ['a cash order', {}],
      ['an instalment order', loan],
    ])('%s takes its goods out of the cart and leaves the others, and a larger quantity reduced', async (_, type) => {
      const buy = (quantity: number) => order([{ id: one.id, quantity }], type);
      await add(one, 3);
      await add(two, 1);
      await buy(1);
      expect(await lines()).toEqual([
        [one.id, 2],
        [two.id, 1],
      ]);
      await buy(3);
      expect(await lines()).toEqual([[two.id, 1]]);
    });

    test('a refused order takes nothing', async () => {
      await add(one, 1);
      expect((await order([{ id: one.id, quantity: 10 }], loan)).status).toBe(0);
      expect(await lines()).toEqual([[one.id, 1]]);
    });

    test('a repeated order request takes nothing more', async () => {
      const place = () => order([{ id: one.id, quantity: 1 }], loan, { 'Idempotency-Key': 'ordered-goods-000001' });
      await add(one, 2);
      const { order_code } = await place();
      expect((await place()).order_code).toBe(order_code);
      expect(await lines()).toEqual([[one.id, 1]]);
    });

    test.each<[string, object, (placed: Placed) => unknown]>([
      ['a cancelled order', {}, ({ order_code }) => cancel(order_code)],
      ['a declined order', {}, ({ checkout_url }) => press(checkout_url, 'decline')],
      [
        'an expired order',
        {},
        () => {
          b.pass(30 * minute);
          return b.shop.tidy();
        },
      ],
      ['a cancelled instalment order', loan, ({ order_code }) => cancel(order_code)],
      [
        'an expired instalment order',
        loan,
        () => {
          b.pass(15 * day);
          return b.shop.tidy();
        },
      ],
    ])('are in the cart as before after %s', async (_, type, close) => {
      await add(two, 1);
      await add(one, 2);
      const placed = await order(
        [
          { id: two.id, quantity: 1 },
          { id: one.id, quantity: 3 },
        ],
        type,
      );
      await close(placed);
      expect(await lines()).toEqual([
        [two.id, 1],
        [one.id, 2],
      ]);
      expect(await b.database.query('SELECT 1 FROM order_items WHERE from_cart > 0')).toEqual([]);
    });

    test('do not return over goods that the shopper has put in again', async () => {
      await add(one, 3);
      const again = await order([{ id: one.id, quantity: 3 }], loan);
      await add(one, 1);
      await cancel(again.order_code);
      expect(await lines()).toEqual([[one.id, 1]]);
    });

    test('do not return over the rest that stayed in the cart', async () => {
      await add(one, 3);
      const part = await order([{ id: one.id, quantity: 1 }], loan);
      await cancel(part.order_code);
      expect(await lines()).toEqual([[one.id, 2]]);
    });

    test('return with the last open order that holds them', async () => {
      await add(one, 2);
      const [first, second] = [
        await order([{ id: one.id, quantity: 2 }], loan),
        await order([{ id: one.id, quantity: 2 }], loan),
      ];
      await cancel(first.order_code);
      expect(await lines()).toEqual([]);
      await cancel(second.order_code);
      expect(await lines()).toEqual([[one.id, 2]]);
    });

    test('that were never in the cart do not come into it', async () => {
      await cancel((await order([{ id: one.id, quantity: 1 }], loan)).order_code);
      expect(await lines()).toEqual([]);
    });
  });
