import { checkoutReply } from '../../../src/contract/checkout';
import { scheduleReply } from '../../../src/contract/loan';
import { orderReply } from '../../../src/contract/order';
import { demoBusiness } from '../../db/seedRows';
import { checkoutBody, setStock, stockLeft, twoGoods } from '../goods';
import type { Goods } from '../goods';
import { kofi, signUp } from '../shopClient';
import type { ShopClient } from '../shopClient';
import { bench, day } from './suite';
import type { Bench, OpenDatabase } from './suite';

const path = '/storefront/checkout';
const creditor = demoBusiness.default_creditor.uuid;

export const checkoutRules = (open: OpenDatabase) =>
  describe('checkout', () => {
    let b: Bench;
    let client: ShopClient;
    let one: Goods;
    let two: Goods;
    const place = (overrides: object = {}, products = [{ id: one.id, quantity: 1 }]) =>
      client.post(path, checkoutBody(products, overrides));
    const loan = (overrides: object = {}) =>
      place({ checkout_type: 'installment', duration: 3, downPayment: 0, creditor, ...overrides });
    const orderCount = async () => (await b.database.query('SELECT code FROM orders')).length;
    beforeEach(async () => {
      b = await bench(open);
      client = await signUp(b.shop);
      [one, two] = await twoGoods(b.database);
    });

    test('places a cash order at the server’s prices, takes the stock and returns the payment page', async () => {
      await setStock(b.database, one.id, 5);
      const lines = [
        { id: one.id, quantity: 2 },
        { id: two.id, quantity: 1 },
      ];
      const { status, data } = await client.read(
        checkoutReply,
        path,
        checkoutBody(lines, { order_note: 'Call first' }),
      );
      expect(status).toBe(1);
      expect(data?.checkoutUrl).toBe(`http://localhost/pay/${data?.checkoutId}`);
      expect(await stockLeft(b.database, one.id)).toBe(3);
      const order = await client.read(orderReply, `/storefront/order/${data?.orderCode}`);
      expect(order.data).toMatchObject({
        orderStatus: 'Pending',
        checkoutType: 'Cash',
        totalAmount: one.price * 2 + two.price,
        orderNote: 'Call first',
        orderDate: '2026-11-21T10:00:00.000Z',
        loan: null,
        payment: { status: 'Pending', orderCode: data?.orderCode },
        products: [
          { title: one.title, quantity: 2, price: one.price, status: 'Pending' },
          { title: two.title, quantity: 1, price: two.price },
        ],
      });
    });

    test('rejects the whole order when one line exceeds the stock', async () => {
      await setStock(b.database, two.id, 2);
      const before = await stockLeft(b.database, one.id);
      const lines = [
        { id: one.id, quantity: 1 },
        { id: two.id, quantity: 2 },
        { id: two.id, quantity: 1 },
      ];
      expect((await place({}, lines)).body).toEqual({ status: 0, message: `Only 2 of ${two.title} left` });
      expect(await stockLeft(b.database, one.id)).toBe(before);
      expect(await orderCount()).toBe(0);
    });

    test('sells the last item to only one of two concurrent shoppers', async () => {
      await setStock(b.database, one.id, 1);
      const other = await signUp(b.shop, kofi);
      const body = checkoutBody([{ id: one.id, quantity: 1 }]);
      const replies = await Promise.all([client.post(path, body), other.post(path, body)]);
      expect(replies.map((reply) => reply.body.status).sort()).toEqual([0, 1]);
      expect(await stockLeft(b.database, one.id)).toBe(0);
    });

    test.each([
      [{ products: [] }, 'Your cart is empty'],
      [
        { products: [{ id: 999_999_999, quantity: 1 }] },
        'One of the items is no longer sold. Remove it from your cart.',
      ],
      [{ checkout_type: 'barter' }, 'Choose how to pay'],
      [{ creditor: 'somebody else' }, 'The creditor is not known to this shop'],
      [{ shipping_address: true }, 'Provide recipient name'],
      [{ shipping_address: true, ship_full_name: 'Ama' }, 'Please enter town/city'],
      [{ shipping_address: true, ship_full_name: 'Ama', ship_city: 'Accra' }, 'Provide recipient phone number'],
      [
        { shipping_address: true, ship_full_name: 'Ama', ship_city: 'Accra', ship_phone: '024' },
        'Provide recipient address',
      ],
    ])('refuses an order with %j: %s', async (overrides, message) => {
      expect((await place(overrides)).body).toEqual({ status: 0, message });
      expect(await orderCount()).toBe(0);
    });

    test('saves an installment order of a new customer and requests a review', async () => {
      const reply = await loan({ duration: 6, downPayment: 1 });
      expect(reply.body).toMatchObject({ status: 1, data: { checkout_url: null, order_code: expect.any(String) } });
      const { order_code } = reply.body.data as { order_code: string };
      const { data } = await client.read(orderReply, `/storefront/order/${order_code}`);
      const schedule = await client.read(scheduleReply, '/loan/cfschedule', {
        loan_amount: (one.price - 100) / 100,
        totalPrice: one.price / 100,
        loan_duration: 6,
      });
      const payable = schedule.data.rows.reduce((sum, row) => sum + (row.paymentAmount ?? 0), 0);
      expect(data).toMatchObject({
        checkoutType: 'installment',
        loan: {
          loanAmount: one.price - 100,
          downPaymentAmount: 100,
          payableAmount: payable,
          interestRate: 3,
          loanDuration: 6,
          status: 'Created',
        },
      });
      expect(await b.database.query('SELECT eligible FROM users')).toEqual([{ eligible: 'Pending Review' }]);
    });

    test('sends an approved customer to pay a down payment, if there is one, and keeps the approval', async () => {
      await b.database.query(`UPDATE users SET eligible = 'Approved'`);
      const withDownPayment = await loan({ downPayment: 1 });
      expect(withDownPayment.body.data).toMatchObject({ checkout_url: expect.stringContaining('/pay/') });
      expect((await loan()).body.data).toMatchObject({ checkout_url: null });
      expect(await b.database.query('SELECT eligible FROM users')).toEqual([{ eligible: 'Approved' }]);
    });

    test('refuses a down payment or duration out of range, and a missing creditor', async () => {
      const total = one.price / 100;
      const messageOf = async (overrides: object) => (await loan(overrides)).body.message;
      expect(await messageOf({ downPayment: -1 })).toBe('Down Payment cannot be less than 0');
      expect(await messageOf({ downPayment: total + 0.01 })).toBe('Down Payment cannot be more than total price');
      expect(await messageOf({ downPayment: total })).toBe(
        "Use the 'PAY NOW' option since Down Payment is equal to the total cost",
      );
      expect(await messageOf({ duration: 2 })).toBe('Choose a duration of 1, 3, 6, 12 or 24 months');
      expect(await messageOf({ creditor: null })).toBe('This order needs a creditor');
      expect(await orderCount()).toBe(0);
    });

    test('accepts an installment order without a creditor if the shop names none', async () => {
      await b.database.query(`UPDATE business SET document = (document::jsonb - 'default_creditor')::json`);
      try {
        expect((await loan({ creditor: null })).body.status).toBe(1);
        expect((await loan({ creditor: 'somebody' })).body.message).toBe('The creditor is not known to this shop');
      } finally {
        // The shop's description persists from test to test.
        await b.database.query('UPDATE business SET document = $1::json', [JSON.stringify(demoBusiness)]);
      }
    });

    test('returns the stock of an abandoned payment at a later checkout', async () => {
      await setStock(b.database, one.id, 1);
      const { data } = await client.read(checkoutReply, path, checkoutBody([{ id: one.id, quantity: 1 }]));
      await setStock(b.database, two.id, 1);
      b.pass(day + 1);
      await place({}, [{ id: two.id, quantity: 1 }]);
      expect(await stockLeft(b.database, one.id)).toBe(1);
      const order = await client.read(orderReply, `/storefront/order/${data?.orderCode}`);
      expect(order.data?.orderStatus).toBe('Expired');
    });

    test.each([
      [{ loan_amount: 100, totalPrice: 100, loan_duration: 5 }, 'Choose a duration of 1, 3, 6, 12 or 24 months'],
      [{ loan_amount: 0, totalPrice: 100, loan_duration: 3 }, 'There is nothing left to pay in installments'],
      [{ loan_amount: 101, totalPrice: 100, loan_duration: 3 }, 'The loan cannot be more than the total price'],
      [{ loan_amount: 'x', totalPrice: 100, loan_duration: 3 }, 'The loan amount is not a number'],
    ])('refuses the schedule of %j: %s', async (body, message) => {
      expect((await client.post('/loan/cfschedule', body)).body).toEqual({ status: 0, message });
    });

    test('starts the schedule with row 0 and ends it with a balance of 0', async () => {
      const { data } = await client.read(scheduleReply, '/loan/cfschedule', {
        loan_amount: '240.50',
        totalPrice: 340.5,
        loan_duration: 3,
      });
      expect(data.rate).toBe('3');
      expect(data.rows[0]).toMatchObject({ paymentNumber: 0, paymentAmount: 0, remainingBalance: 24_050 });
      expect(data.rows.map((row) => row.paymentNumber)).toEqual([0, 1, 2, 3]);
      expect(data.rows.at(-1)?.remainingBalance).toBe(0);
    });
  });
