import { checkoutReply, confirmOrderReply } from '../../../src/contract/checkout';
import { plainReply } from '../../../src/contract/envelope';
import { orderReply, ordersReply } from '../../../src/contract/order';
import { repaymentsReply } from '../../../src/contract/repayments';
import { demoBusiness } from '../../db/seedRows';
import { runOperator } from '../../domain/operator';
import { checkoutBody, setStock, twoGoods } from '../goods';
import type { Goods } from '../goods';
import { ama, kofi, shopClient, signIn, signUp } from '../shopClient';
import type { ShopClient } from '../shopClient';
import type { TestShop } from '../testShop';
import { bench, day } from './suite';
import type { Bench, OpenDatabase } from './suite';

/** Three payments of 353.53 for 1,000.00 at 3 %, due on 21 Dec, 21 Jan and 21 Feb. */
const PAYMENT = 35_353;
const PAYABLE = 106_059;

export const repaymentRules = (open: OpenDatabase) =>
  describe('repayments', () => {
    let b: Bench;
    let shop: TestShop;
    let client: ShopClient;
    let goods: Goods;
    let code: string;
    const pathOf = (order = code) => `/storefront/order/${order}/repayments`;
    const instalmentOrder = async (overrides: object = {}, by = client): Promise<string> => {
      const { data } = await by.read(
        checkoutReply,
        '/storefront/checkout',
        checkoutBody([{ id: goods.id, quantity: 1 }], {
          checkout_type: 'installment',
          duration: 3,
          downPayment: 0,
          creditor: demoBusiness.default_creditor.uuid,
          ...overrides,
        }),
      );
      return data?.orderCode ?? '';
    };
    const read = async (by = client, order = code) => (await by.read(repaymentsReply, pathOf(order))).data!;
    const booked = async () => (await read()).schedule.map(({ paid }) => paid);
    const stateOf = async () => (await client.read(orderReply, `/storefront/order/${code}`)).data!;
    const ask = (number: unknown, key?: string, by = client, order = code) =>
      by.call(pathOf(order), { body: { number }, ...(key !== undefined && { headers: { 'Idempotency-Key': key } }) });
    const start = async (number: unknown = 'next', key?: string) => {
      const { checkout_id: id, checkout_url: url } = (await ask(number, key)).body.data as Record<string, string>;
      return { id: id!, url: url! };
    };
    const press = (url: string, action = 'pay', at = shop) =>
      at.fetch(
        new Request(url, {
          method: 'POST',
          body: `action=${action}`,
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://localhost' },
        }),
      );
    const target = async (reply: Promise<Response>) => (await reply).headers.get('Location');
    const confirm = (id: string, by = client) =>
      by.read(confirmOrderReply, '/storefront/confirm_order', { checkout_id: id });
    const pay = async (number: unknown = 'next') => {
      const checkout = await start(number);
      await press(checkout.url);
      return checkout;
    };
    const mails = () =>
      b.database.query<{ kind: string }>(
        `SELECT kind FROM mails WHERE kind LIKE '%repayment%' OR kind = 'credit-paid-off' ORDER BY id`,
      );
    const later = async (days: number) => {
      b.pass(days * day);
      // A session ends after 30 days.
      client = await signIn(shop, ama);
    };
    const operate = (...args: string[]) =>
      runOperator(b.database, args, {
        at: Date.parse('2026-11-21T10:00:00Z'),
        today: '2026-11-22',
        how: 'database',
        origin: 'http://localhost',
      });

    beforeEach(async () => {
      b = await bench(open);
      ({ shop } = b);
      client = await signUp(shop);
      [goods] = await twoGoods(b.database);
      await setStock(b.database, goods.id, 9);
      code = await instalmentOrder();
      await operate('approve', ama.email);
      await b.database.query(`UPDATE loans SET amount = 100000, payable = $1, started_on = '2026-11-21'`, [PAYABLE]);
    });

    describe('reading them', () => {
      test('shows the accepted schedule, what is due next and what closes the credit', async () => {
        await later(1);
        expect(await read()).toEqual({
          schedule: [
            { number: 1, dueDate: '2026-12-21', amount: PAYMENT, paid: 0, status: 'due', fee: 0 },
            { number: 2, dueDate: '2027-01-21', amount: PAYMENT, paid: 0, status: 'open', fee: 0 },
            { number: 3, dueDate: '2027-02-21', amount: PAYMENT, paid: 0, status: 'open', fee: 0 },
          ],
          paidTotal: 0,
          outstanding: PAYABLE,
          next: { number: 1, dueDate: '2026-12-21', amount: PAYMENT },
          settleNow: { amount: 103_000, saves: 3059 },
        });
        const nextDue = { number: 1, dueDate: '2026-12-21', amount: PAYMENT, status: 'due' };
        expect((await stateOf()).loan?.nextDue).toEqual(nextDue);
        const [row] = (await client.read(ordersReply, '/storefront/my-orders')).data;
        expect(row?.loan?.nextDue).toEqual(nextDue);
      });

      test('starts a credit with a down payment on the day that it is paid', async () => {
        code = await instalmentOrder({ downPayment: goods.price / 200 });
        expect((await client.get(pathOf())).body).toEqual({
          status: 0,
          message: 'The installments of this order have not started.',
        });
        expect((await stateOf()).loan?.nextDue).toBeNull();
        const { checkout_url } = (
          await client.post(`/storefront/make_down_payment/${code}`, {
            down_payment_amount: goods.price / 200,
            description: '',
          })
        ).body.data as { checkout_url: string };
        await later(9);
        await press(checkout_url);
        expect((await read()).schedule[0]).toMatchObject({ dueDate: '2026-12-30', status: 'open' });
      });

      test('answers another customer’s order and an unknown one alike, and refuses an order without a credit', async () => {
        const other = await signUp(shop, kofi);
        const missing = { http: 404, body: { status: 0, message: 'Invalid Order' } };
        for (const wrong of [code, 'NONE', '%3Cb%3E', 'ORD-%F0%9F%98%80', 'x'.repeat(300)]) {
          expect(await other.get(pathOf(wrong))).toMatchObject(missing);
          expect(await ask(1, undefined, other, wrong)).toMatchObject(missing);
        }
        const { data } = await client.read(
          checkoutReply,
          '/storefront/checkout',
          checkoutBody([{ id: goods.id, quantity: 1 }]),
        );
        const cash = data?.orderCode ?? '';
        const refusal = { status: 0, message: 'This order is not paid in installments.' };
        expect((await client.get(pathOf(cash))).body).toEqual(refusal);
        expect((await ask('all', undefined, client, cash)).body).toEqual(refusal);
      });
    });

    describe('paying', () => {
      test('books a payment at the provider once, to its order’s page, and confirms it as often as asked', async () => {
        const { id, url } = await start();
        expect(await confirm(id)).toMatchObject({ status: 0, message: 'The payment wasn’t made.' });
        const back = `http://localhost/payment/down_pay_return?order_no=${code}&checkoutid=${id}`;
        expect(await target(press(url))).toBe(back);
        expect(await target(press(url))).toBe(back);
        for (let count = 0; count < 2; count += 1) {
          expect(await confirm(id)).toMatchObject({ status: 100, data: { orderCode: code } });
        }
        expect(await confirm(id, await signUp(shop, kofi))).toMatchObject({ status: 0 });
        expect(await booked()).toEqual([PAYMENT, 0, 0]);
        expect(await mails()).toEqual([{ kind: 'repayment-received' }]);
      });

      test('leaves order and credit alone when a payment is declined or given up', async () => {
        const before = await stateOf();
        const declined = await start();
        expect(await target(press(declined.url, 'decline'))).toMatch(/down_pay_return/);
        expect(await confirm(declined.id)).toMatchObject({ status: 0, message: 'The payment was declined.' });
        const given = await start();
        expect(await target(press(given.url, 'cancel'))).toMatch(/down_pay_cancel/);
        expect(await stateOf()).toEqual(before);
        expect(await mails()).toEqual([{ kind: 'repayment-declined' }]);
      });

      test.each([
        [9, 200, 'This credit has no installment 9.'],
        [1, 200, 'Installment 1 is already paid.'],
        [0, 400, 'Choose an installment, the next one or all'],
        [1.5, 400, 'Choose an installment, the next one or all'],
        ['everything', 400, 'Choose an installment, the next one or all'],
        [null, 400, 'Choose an installment, the next one or all'],
        [[1], 400, 'Choose an installment, the next one or all'],
        [{ $gt: 0 }, 400, 'Choose an installment, the next one or all'],
        [1e30, 400, 'Choose an installment, the next one or all'],
      ])('refuses the choice %j and starts nothing', async (choice, http, message) => {
        await pay();
        expect(await ask(choice)).toMatchObject({ http, body: { status: 0, message } });
        expect(await b.database.query(`SELECT 1 FROM checkouts WHERE status = 'open'`)).toEqual([]);
      });

      test('needs a session', async () => {
        const visitor = shopClient(shop);
        expect((await visitor.get(pathOf())).http).toBe(401);
        expect((await ask(1, undefined, visitor)).http).toBe(401);
      });

      test('closes the first page when a second one is opened, so that only one can be paid', async () => {
        const first = await start(1);
        const second = await start(1);
        expect(await (await press(first.url)).text()).toContain('This payment is closed');
        await press(second.url);
        expect(await booked()).toEqual([PAYMENT, 0, 0]);
        expect((await ask(1)).body.message).toBe('Installment 1 is already paid.');
      });

      test('books a payment for an instalment that was paid meanwhile to the next one', async () => {
        const { id, url } = await start(1);
        expect(await operate('pay', code)).toEqual([`353.53 is booked for ${code}; 707.06 is left to pay`]);
        await press(url);
        expect(await confirm(id)).toMatchObject({ status: 100 });
        expect(await booked()).toEqual([PAYMENT, PAYMENT, 0]);
      });

      test('takes no money that is not owed any more', async () => {
        await operate('pay', code, '1000');
        const { id, url } = await start(3);
        await operate('pay', code, '10.59');
        expect(await (await press(url)).text()).toContain('This payment is closed');
        expect(await confirm(id)).toMatchObject({ status: 0, message: 'The payment wasn’t made.' });
        expect(await read()).toMatchObject({ outstanding: 5000, paidTotal: 101_059 });
      });

      test('takes nothing for a payoff whose amount has changed since', async () => {
        const { id, url } = await start('all');
        await later(32);
        expect(await (await press(url)).text()).toContain('This payment is closed');
        expect(await confirm(id)).toMatchObject({ status: 0 });
        expect((await read()).paidTotal).toBe(0);
      });

      test('pays an instalment by its number with the fee that it costs, and says so in the schedule', async () => {
        await later(40);
        const [late] = (await read()).schedule;
        expect(late).toMatchObject({ status: 'late', fee: 1768 });
        expect((await read()).next?.amount).toBe(PAYMENT + 1768);
        const both = await Promise.all([start(1), start(1)]);
        for (const { url } of both) await press(url);
        await later(40);
        const [paid, ...rest] = (await read()).schedule;
        expect(paid).toMatchObject({ status: 'paid', fee: 1768, paid: PAYMENT + 1768 });
        expect(rest.map(({ fee }) => fee)).toEqual([1768, 0]);
        expect(await b.database.query('SELECT number, amount FROM late_fees')).toEqual([{ number: 1, amount: 1768 }]);
      });
    });

    describe('closing the credit', () => {
      const close = () => client.read(plainReply, '/storefront/me/delete', { password: ama.password });

      test('by a payoff: the interest of later months is saved, and the account can be closed', async () => {
        await later(1);
        await pay();
        expect((await close()).message).toMatch(/credit for order .* is still open. Pay it off first/);
        const { url, id } = await start('all');
        await press(url);
        expect(await confirm(id)).toMatchObject({ status: 100 });
        await later(90);
        const after = await read();
        expect(after).toMatchObject({ outstanding: 0, paidTotal: 103_000, next: null, settleNow: null });
        expect(after.schedule.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(103_000);
        expect(after.schedule.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
        expect((await stateOf()).loan).toMatchObject({ status: 'Closed', nextDue: null, payableAmount: PAYABLE });
        expect((await ask('next')).body.message).toBe('This credit is paid off.');
        expect(await mails()).toEqual([{ kind: 'repayment-received' }, { kind: 'credit-paid-off' }]);
        expect((await close()).status).toBe(1);
      });

      test('by the last instalment, each paid once', async () => {
        for (const number of [1, 'next', 3]) await pay(number);
        expect(await read()).toMatchObject({ outstanding: 0, paidTotal: PAYABLE, next: null });
        expect((await stateOf()).loan?.status).toBe('Closed');
      });
    });

    describe('by hand', () => {
      test.each([
        [[], `353.53 is booked for %s; 707.06 is left to pay`, [PAYMENT, 0, 0]],
        [['400.00'], `400.00 is booked for %s; 660.59 is left to pay`, [PAYMENT, 4647, 0]],
        [['1060.59'], `1060.59 is booked for %s; the credit is paid off`, [PAYMENT, PAYMENT, PAYMENT]],
        [['all'], `1030.00 is booked for %s; the credit is paid off`, [PAYMENT, 33_324, 34_323]],
      ])('books %j', async (rest, line, expected) => {
        expect(await operate('pay', code.toLowerCase(), ...rest)).toEqual([line.replace('%s', code)]);
        expect(await booked()).toEqual(expected);
      });

      test.each([
        ['more than is left', ['1060.60'], 'Only 1060.59 is left to pay'],
        ['nothing', ['0'], /Give an order code/],
        ['a word', ['much'], /Give an order code/],
      ])('refuses %s and books nothing', async (_what, rest, message) => {
        await expect(operate('pay', code, ...rest)).rejects.toThrow(message);
        expect((await read()).paidTotal).toBe(0);
      });

      test('refuses an unknown order, and a credit that is paid off', async () => {
        await expect(operate('pay', 'NONE')).rejects.toThrow('No order with the code NONE has installments to pay');
        await operate('pay', code, 'all');
        await expect(operate('pay', code)).rejects.toThrow(/has installments to pay/);
      });
    });

    describe('at the same moment', () => {
      test('books two presses of one payment once, each with its confirmation', async () => {
        const { id, url } = await start();
        await Promise.all([press(url), press(url)]);
        const confirmed = await Promise.all([confirm(id), confirm(id)]);
        expect(confirmed.map(({ status }) => status)).toEqual([100, 100]);
        expect(await booked()).toEqual([PAYMENT, 0, 0]);
        expect(await mails()).toHaveLength(1);
      });

      test('starts one payment for two requests with the same key', async () => {
        const [one, two] = await Promise.all([start(1, 'press_0123456789'), start(1, 'press_0123456789')]);
        expect(two).toEqual(one);
        expect(await b.database.query(`SELECT 1 FROM checkouts WHERE kind = 'repayment'`)).toHaveLength(1);
        expect((await ask(2, 'press_0123456789')).http).toBe(422);
      });

      test('leaves one payment open of several requests, and takes at most one of them', async () => {
        const started = await Promise.all([start(1), start('next'), start('all'), start(2)]);
        expect(await b.database.query(`SELECT 1 FROM checkouts WHERE status = 'open'`)).toHaveLength(1);
        await Promise.all(started.map(({ url }) => press(url)));
        expect(await b.database.query('SELECT 1 FROM repayments')).toHaveLength(1);
      });

      test('books a payment and one by hand to different instalments', async () => {
        const { url } = await start();
        await Promise.all([press(url), operate('pay', code)]);
        expect(await booked()).toEqual([PAYMENT, PAYMENT, 0]);
      });
    });

    test('counts from the day of a demonstration', async () => {
      shop = await b.reopen({ demoToday: '2026-12-22' });
      client = await signUp(shop, { ...ama, email: 'demo@example.com' });
      await b.database.query('UPDATE orders SET user_id = (SELECT id FROM users WHERE email = $1)', [
        'demo@example.com',
      ]);
      expect((await read()).schedule.map(({ status }) => status)).toEqual(['late', 'due', 'open']);
      const [row] = (await client.read(ordersReply, '/storefront/my-orders')).data;
      expect(row?.loan?.nextDue?.status).toBe('late');
    });

    test('is part of what a customer can download', async () => {
      await operate('pay', code);
      const { data } = (await client.get('/storefront/me/export')).body;
      expect(data).toMatchObject({ repayments: [{ order_code: code, amount: PAYMENT / 100 }] });
    });
  });
