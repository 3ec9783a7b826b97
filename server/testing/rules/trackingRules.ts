import { trackingReply } from '../../../src/contract/tracking';
import { migrations } from '../../db/migrations';
import { demoBusiness } from '../../db/seedRows';
import { runOperator } from '../../domain/operator';
import { checkoutBody, setStock, twoGoods } from '../goods';
import type { Goods } from '../goods';
import { ama, kofi, shopClient, signUp } from '../shopClient';
import type { ShopClient } from '../shopClient';
import { bench, minute } from './suite';
import type { Bench, OpenDatabase } from './suite';

const MISS = 'We found no order with this number and email. Check both and try again.';
const START = Date.parse('2026-11-21T10:00:00Z');
const path = '/storefront/track';

export const trackingRules = (open: OpenDatabase) =>
  describe('tracking', () => {
    let b: Bench;
    let client: ShopClient;
    let goods: Goods;
    let minutes: number;
    const place = async (overrides: object = {}): Promise<string> => {
      const { body } = await client.post(
        '/storefront/checkout',
        checkoutBody([{ id: goods.id, quantity: 1 }], overrides),
      );
      return (body.data as { order_code: string }).order_code;
    };
    const delivery = {
      shipping_address: true,
      ship_full_name: 'Ama Mensah',
      ship_phone: '0240000000',
      ship_address: '12 Ring Road',
      ship_city: 'Accra',
      ship_email: ama.email,
    };
    const credit = {
      checkout_type: 'installment',
      duration: 3,
      downPayment: 5,
      creditor: demoBusiness.default_creditor.uuid,
    };
    const ask = (order_code: unknown, email: unknown = ama.email) =>
      shopClient(b.shop).post(path, { order_code, email });
    /** The steps, each with the minutes since the start. */
    const stepsOf = async (order_code: string) => {
      const { data } = await shopClient(b.shop).read(trackingReply, path, { order_code, email: ama.email });
      return data!.steps.map(({ name, at }) => (at === null ? name : `${name} ${(Date.parse(at) - START) / minute}`));
    };
    const statusOf = async (code: string) =>
      ((await ask(code)).body.data as { order_status: string } | undefined)?.order_status;
    const later = () => {
      b.pass(minute);
      minutes += 1;
    };
    const operate = (...args: string[]) => {
      later();
      const at = START + minutes * minute;
      return runOperator(b.database, args, {
        at,
        today: '2026-11-21',
        how: 'database',
        origin: 'http://localhost',
      });
    };
    const settle = async (code: string, action: 'pay' | 'decline') => {
      later();
      const [checkout] = await b.database.query<{ id: string }>(
        `SELECT id FROM checkouts WHERE order_code = $1 AND status = 'open'`,
        [code],
      );
      await b.shop.fetch(
        new Request(`http://localhost/pay/${checkout!.id}`, {
          method: 'POST',
          body: `action=${action}`,
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://localhost' },
        }),
      );
    };
    beforeEach(async () => {
      b = await bench(open);
      minutes = 0;
      client = await signUp(b.shop);
      [goods] = await twoGoods(b.database);
      await setStock(b.database, goods.id, 50);
    });

    test('dates each step of an order from placing to delivery', async () => {
      const code = await place(delivery);
      expect(await stepsOf(code)).toEqual(['Placed 0', 'Paid', 'Packed', 'Shipped', 'Delivered']);
      await settle(code, 'pay');
      expect(await operate('pack', code.toLowerCase())).toEqual([`${code} is packed`]);
      expect(await statusOf(code)).toBe('Processing');
      expect(await operate('ship', code)).toEqual([`${code} is shipped`]);
      expect(await stepsOf(code)).toEqual(['Placed 0', 'Paid 1', 'Packed 2', 'Shipped 3', 'Delivered']);
      expect(await operate('deliver', code)).toEqual([`${code} is delivered`]);
      expect(await stepsOf(code)).toEqual(['Placed 0', 'Paid 1', 'Packed 2', 'Shipped 3', 'Delivered 4']);
      expect(await statusOf(code)).toBe('Delivered');
    });

    test('completes an order that is picked up without shipping it', async () => {
      const code = await place();
      await settle(code, 'pay');
      await operate('pack', code);
      expect(await statusOf(code)).toBe('Ready for pickup');
      await expect(operate('ship', code)).rejects.toThrow(`No order with the code ${code} can be shipped now`);
      await operate('deliver', code);
      expect(await stepsOf(code)).toEqual(['Placed 0', 'Paid 1', 'Ready for pickup 2', 'Picked up 4']);
      expect(await statusOf(code)).toBe('Completed');
    });

    test('dates approval and down payment of a credit', async () => {
      const code = await place(credit);
      await operate('approve', ama.email);
      const { body } = await client.post(`/storefront/make_down_payment/${code}`, {
        down_payment_amount: 5,
        description: '',
      });
      expect(body.status).toBe(1);
      await settle(code, 'pay');
      expect((await stepsOf(code)).slice(0, 3)).toEqual(['Placed 0', 'Approved 1', 'Down payment received 2']);
      expect((await stepsOf(await place(credit))).slice(0, 2)).toEqual(['Placed 2', 'Approved 2']);
    });

    test('dates the decision of a single order by the operator', async () => {
      const code = await place(credit);
      await b.database.query(`UPDATE users SET eligible = 'Approved'`);
      await operate('process', code);
      expect((await stepsOf(code)).slice(0, 2)).toEqual(['Placed 0', 'Approved 1']);
    });

    test.each<[string, (code: string) => Promise<unknown>, string]>([
      ['cancelled', (code) => client.post('/storefront/order/cancel', { order_code: code }), 'Cancelled 0'],
      ['declined at its payment page', (code) => settle(code, 'decline'), 'Declined 1'],
      [
        'left unpaid',
        () => {
          b.pass(31 * minute);
          return b.shop.tidy();
        },
        'Expired 31',
      ],
    ])('ends with the time at which an order was %s', async (_what, act, last) => {
      const code = await place();
      await act(code);
      expect(await stepsOf(code)).toEqual(['Placed 0', last]);
      await expect(operate('pack', code)).rejects.toThrow('can be packed now');
    });

    test('dates a rejection', async () => {
      const code = await place(credit);
      await operate('reject', ama.email);
      expect(await stepsOf(code)).toEqual(['Placed 0', 'Rejected 1']);
    });

    test('tells the city only: no name, street, amount, note or goods', async () => {
      const delivered = await place({ ...delivery, order_note: 'Ring twice' });
      expect((await ask(delivered)).body).toEqual({
        status: 1,
        data: {
          order_code: delivered,
          order_status: 'Pending',
          steps: expect.any(Array),
          delivery: { city: 'Accra' },
        },
      });
      const pickedUp = await place();
      expect(Object.keys((await ask(pickedUp)).body.data as object)).toEqual([
        'order_code',
        'order_status',
        'steps',
        'pickup',
      ]);
      expect((await ask(await place({ pickup_store: 1 }))).body.data).toMatchObject({
        pickup: { name: 'Osu', city: 'Accra' },
      });
    });

    test('forgives case and spaces of number and email', async () => {
      const code = await place();
      const { body } = await ask(` ${code.toLowerCase().replace('-', ' - ')} `, ' AMA@Example.com ');
      expect(body).toEqual((await ask(code)).body);
    });

    test.each<[string, (code: string) => [unknown, unknown]]>([
      ['an unknown number', () => ['ORD-ZZZZZZ', ama.email]],
      ['another customer’s email', (code) => [code, kofi.email]],
      ['an email that nobody has', (code) => [code, 'nobody@example.com']],
      ['an email that is none', (code) => [code, 'ama@']],
      ['markup', () => ['<b>', '<img src=x>']],
      ['nothing', () => ['', '']],
      ['other types', () => [7, { email: ama.email }]],
      ['wildcards', () => ['ORD-%', '%']],
      ['emoji', () => ['📦', '📮@example.com']],
      ['a long text', (code) => ['x'.repeat(5000) + code, ama.email]],
    ])('answers %s like every other miss', async (_what, of) => {
      await signUp(b.shop, kofi);
      const [code, email] = of(await place());
      expect(await ask(code, email)).toMatchObject({ http: 200, body: { status: 0, message: MISS } });
    });

    test.each(['{}', '[]', '7', 'null'])('answers the body %s like a miss', async (text) => {
      expect((await shopClient(b.shop).call(path, { text })).body).toEqual({ status: 0, message: MISS });
    });

    test('limits one network address, hits and misses alike, and says how long to wait', async () => {
      b.shop = await b.reopen({ limits: { trackingPerAddress: { max: 2, windowMs: 15 * minute } } });
      const code = await place();
      const from = (order_code: string, address = '203.0.113.9') =>
        shopClient(b.shop).call(path, { body: { order_code, email: ama.email }, address });
      await from(code);
      await from('ORD-ZZZZZZ');
      const limited = await from(code);
      expect(limited).toMatchObject({ http: 429, body: { message: 'Too many attempts. Try again in 15 minutes.' } });
      expect(limited.headers.get('Retry-After')).toBe('900');
      expect((await from(code, '203.0.113.10')).body.status).toBe(1);
    });

    test('cannot be tracked by the email of a closed account', async () => {
      const code = await place();
      await client.post('/storefront/order/cancel', { order_code: code });
      await client.post('/storefront/me/delete', { password: ama.password });
      expect((await ask(code)).body).toEqual({ status: 0, message: MISS });
    });

    test('dates the steps of older orders by their mails and payments', async () => {
      const [paid, credited, declined] = [await place(), await place(credit), await place()];
      await settle(paid, 'pay');
      await operate('approve', ama.email);
      await settle(declined, 'decline');
      await b.database.query('DELETE FROM mails WHERE link LIKE $1', [`%${paid}`]);
      const sql = migrations.find((text) => text.includes('ADD COLUMN approved_at')) ?? '';
      const undone = new Error('undone');
      const columns = ['approved_at', 'paid_at', 'packed_at', 'shipped_at', 'delivered_at', 'closed_at'];
      let rows: { code: string }[] = [];
      const migrated = b.database.transaction(async (tx) => {
        for (const column of columns) await tx.query(`ALTER TABLE orders DROP COLUMN ${column}`);
        for (const statement of sql.split(';').filter((text) => text.trim() !== '')) await tx.query(statement);
        rows = await tx.query(
          `SELECT code, (extract(epoch FROM coalesce(approved_at, paid_at, closed_at) - created_at) / 60)::integer AS after
           FROM orders`,
        );
        throw undone;
      });
      await expect(migrated).rejects.toBe(undone);
      expect(rows).toEqual(
        expect.arrayContaining([
          // Its payment page was opened with the order.
          { code: paid, after: 0 },
          { code: credited, after: 2 },
          { code: declined, after: 3 },
        ]),
      );
    });
  });
