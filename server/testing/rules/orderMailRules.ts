import { demoBusiness } from '../../db/seedRows';
import { checkoutBody, setStock, twoGoods } from '../goods';
import type { Goods } from '../goods';
import { ama, signUp } from '../shopClient';
import type { ShopClient } from '../shopClient';
import type { TestShop } from '../testShop';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

const origin = 'https://shop.example';
const operatorSecret = 'operator-secret-0123456789';
const loan = (downPayment: number) => ({
  checkout_type: 'installment',
  duration: 3,
  downPayment,
  creditor: demoBusiness.default_creditor.uuid,
});

const delivery = {
  shipping_address: true,
  ship_full_name: 'Ama Mensah',
  ship_phone: '0240000000',
  ship_address: '12 Ring Road',
  ship_city: 'Accra',
  ship_email: ama.email,
};

interface Placed {
  order_code: string;
  checkout_url: string;
}

export const orderMailRules = (open: OpenDatabase) =>
  describe('mails about orders', () => {
    let b: Bench;
    let shop: TestShop;
    let client: ShopClient;
    let goods: Goods;
    const order = async (overrides: object = {}, headers = {}) => {
      const body = checkoutBody([{ id: goods.id, quantity: 1 }], overrides);
      return (await client.call('/storefront/checkout', { body, headers })).body.data as Placed;
    };
    const downPay = async ({ order_code }: Placed) => {
      const body = { down_payment_amount: 1, description: '' };
      return (await client.post(`/storefront/make_down_payment/${order_code}`, body)).body.data as Placed;
    };
    const press = async ({ checkout_url }: Placed, action: string) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin };
      await shop.fetch(new Request(checkout_url, { method: 'POST', body: `action=${action}`, headers }));
    };
    const operate = async (...args: string[]) => {
      const headers = { 'X-Operator-Secret': operatorSecret };
      await shop.fetch(
        new Request('http://localhost/operator', { method: 'POST', headers, body: JSON.stringify({ args }) }),
      );
    };
    /** The kinds and orders of the mails since the last call. */
    const sent = async () => {
      const mails = await b.database.query<{ kind: string; recipient: string; link: string }>(
        'DELETE FROM mails RETURNING id, kind, recipient, link',
      );
      return mails
        .map(({ kind, recipient, link }) => {
          expect([recipient, link]).toEqual([ama.email, expect.stringContaining(`${origin}/account/orders/o/ORD-`)]);
          return `${kind} ${link.split('/').at(-1)}`;
        })
        .sort();
    };
    beforeEach(async () => {
      b = await bench(open);
      shop = await b.reopen({ operatorSecret, publicOrigin: origin });
      client = await signUp(shop);
      [goods] = await twoGoods(b.database);
      await setStock(b.database, goods.id, 9);
      await b.database.query('DELETE FROM mails');
    });

    test('confirm an order in review, and no order that is paid now or refused', async () => {
      const key = { 'Idempotency-Key': 'order-mail-00000001' };
      const { order_code } = await order(loan(1), key);
      await order(loan(1), key);
      await order();
      await setStock(b.database, goods.id, 0);
      await order(loan(1));
      expect(await sent()).toEqual([`order-received ${order_code}`]);
    });

    test('tell the approval once, with the down payment where one is due', async () => {
      const [withDown, withoutDown] = [await order(loan(1)), await order(loan(0))];
      await order();
      await sent();
      await operate('approve', ama.email);
      expect(await sent()).toEqual([
        `down-payment-due ${withDown.order_code}`,
        `order-approved ${withoutDown.order_code}`,
      ]);
      await operate('approve', ama.email);
      await operate('process', withDown.order_code);
      await operate('process', withoutDown.order_code);
      expect(await sent()).toEqual([]);
    });

    test('ask for the down payment of a processed order once, when its customer is approved', async () => {
      const placed = await order(loan(1));
      const { order_code } = placed;
      await sent();
      await operate('process', order_code);
      expect(await sent()).toEqual([]);
      await b.database.query(`UPDATE users SET eligible = 'Approved'`);
      await operate('process', order_code.toLowerCase());
      await operate('process', order_code);
      expect(await sent()).toEqual([`down-payment-due ${order_code}`]);
      expect(await downPay(placed)).toHaveProperty('checkout_url');
    });

    test('tell a rejection once', async () => {
      const { order_code } = await order(loan(1));
      await sent();
      await operate('reject', ama.email);
      await operate('reject', ama.email);
      expect(await sent()).toEqual([`order-rejected ${order_code}`]);
    });

    test.each([
      ['is delivered', delivery, ['order-shipped', 'order-delivered']],
      ['is picked up', {}, ['ready-for-pickup']],
    ])('tell once how far an order is that %s', async (_how, address, kinds) => {
      const placed = await order(address);
      await press(placed, 'pay');
      await sent();
      for (const step of ['pack', 'pack', 'ship', 'ship', 'deliver', 'deliver']) await operate(step, placed.order_code);
      expect(await sent()).toEqual(kinds.map((kind) => `${kind} ${placed.order_code}`).sort());
    });

    test.each([
      ['pay', 'payment-received'],
      ['decline', 'payment-declined'],
      ['cancel', undefined],
    ])('tell once how a payment ended: %s', async (action, kind) => {
      const placed = await order();
      await Promise.all([press(placed, action), press(placed, action)]);
      await press(placed, 'pay');
      expect(await sent()).toEqual(kind === undefined ? [] : [`${kind} ${placed.order_code}`]);
    });

    test('tell once how each attempt at a down payment ended', async () => {
      const placed = await order(loan(1));
      await operate('approve', ama.email);
      await sent();
      const declined = await downPay(placed);
      await press(declined, 'decline');
      await press(declined, 'decline');
      expect(await sent()).toEqual([`down-payment-declined ${placed.order_code}`]);
      const paid = await downPay(placed);
      await press(paid, 'pay');
      await press(paid, 'pay');
      expect(await sent()).toEqual([`down-payment-received ${placed.order_code}`]);
    });

    test('tell an approved customer how the down payment at the checkout ended', async () => {
      await operate('approve', ama.email);
      const [paid, declined] = [await order(loan(1)), await order(loan(1))];
      await press(paid, 'pay');
      await press(declined, 'decline');
      expect(await sent()).toEqual([
        `down-payment-received ${paid.order_code}`,
        `payment-declined ${declined.order_code}`,
      ]);
    });
  });
