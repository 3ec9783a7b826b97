import { orderReply } from '../../../src/contract/order';
import { demoBusiness } from '../../db/seedRows';
import { runOperator } from '../../domain/operator';
import { checkoutBody, setStock, stockLeft, twoGoods } from '../goods';
import type { Goods } from '../goods';
import { ama, signUp } from '../shopClient';
import type { ShopClient } from '../shopClient';
import { bench, day, minute } from './suite';
import type { Bench, OpenDatabase } from './suite';

const creditor = demoBusiness.default_creditor.uuid;
const loan = { checkout_type: 'installment', duration: 3, downPayment: 0, creditor };

export const holdRules = (open: OpenDatabase) =>
  describe('stock holds', () => {
    let b: Bench;
    let client: ShopClient;
    let goods: Goods;
    const place = async (overrides: object = {}) => {
      const body = checkoutBody([{ id: goods.id, quantity: 1 }], overrides);
      const { body: reply } = await client.call('/storefront/checkout', { body });
      return { message: reply.message, ...(reply.data as { order_code: string; checkout_url: string | null }) };
    };
    const orderOf = async (code: string) => (await client.read(orderReply, `/storefront/order/${code}`)).data;
    const statusOf = async (code: string) => (await orderOf(code))?.orderStatus;
    beforeEach(async () => {
      b = await bench(open);
      client = await signUp(b.shop);
      [goods] = await twoGoods(b.database);
      await setStock(b.database, goods.id, 1);
    });

    test('holds the stock of an unpaid order for 30 minutes, and says so at checkout, order and payment', async () => {
      const { message, order_code, checkout_url } = await place();
      const sentence = 'We hold your items for 30 minutes after you order. Please pay within that time.';
      expect(message).toBe(`Your order has been saved. ${sentence}`);
      expect((await orderOf(order_code))?.notice).toBe(sentence);
      expect(await (await b.shop.fetch(new Request(checkout_url!))).text()).toContain(sentence);
      b.pass(30 * minute - 1);
      await b.shop.tidy();
      expect([await statusOf(order_code), await stockLeft(b.database, goods.id)]).toEqual(['Pending', 0]);
      b.pass(minute);
      await b.shop.tidy();
      expect([await statusOf(order_code), await stockLeft(b.database, goods.id)]).toEqual(['Expired', 1]);
      expect((await orderOf(order_code))?.notice).toBeNull();
    });

    test('refuses a payment after the hold has expired', async () => {
      const { checkout_url, order_code } = await place();
      b.pass(30 * minute + 1);
      await b.shop.tidy();
      const paid = await b.shop.fetch(
        new Request(checkout_url!, {
          method: 'POST',
          body: 'action=pay',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://localhost' },
        }),
      );
      expect(await paid.text()).toContain('This payment is closed');
      expect(await statusOf(order_code)).toBe('Expired');
    });

    test('expires an undecided instalment order after 14 days, and states the limit beforehand', async () => {
      const { message, order_code } = await place(loan);
      expect(message).toBe('Your order has been saved. We hold your items for 14 days while we review your request.');
      expect((await orderOf(order_code))?.notice).toBe('We hold your items for 14 days while we review your request.');
      b.pass(14 * day - minute);
      await b.shop.tidy();
      expect(await statusOf(order_code)).toBe('Pending');
      b.pass(2 * minute);
      await b.shop.tidy();
      expect([await statusOf(order_code), await stockLeft(b.database, goods.id)]).toEqual(['Expired', 1]);
    });

    test('keeps an approved instalment order after 14 days', async () => {
      const { order_code } = await place({ ...loan, downPayment: 1 });
      await runOperator(b.database, ['approve', ama.email]);
      b.pass(15 * day);
      await b.shop.tidy();
      expect(await statusOf(order_code)).toBe('Pending');
      expect((await orderOf(order_code))?.notice).toBeNull();
    });

    test('returns the stock once when two servers clean up at the same time', async () => {
      await place();
      b.pass(31 * minute);
      const twin = await b.reopen({});
      await Promise.all([b.shop.tidy(), twin.tidy(), b.shop.tidy()]);
      expect(await stockLeft(b.database, goods.id)).toBe(1);
    });
  });
