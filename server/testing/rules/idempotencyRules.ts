import type { Database, Queryable } from '../../db/database';
import { checkoutBody, setStock, stockLeft, twoGoods } from '../goods';
import type { Goods } from '../goods';
import { ama, kofi, shopClient, signUp } from '../shopClient';
import type { Answer, ShopClient } from '../shopClient';
import { bench, day } from './suite';
import type { Bench, OpenDatabase } from './suite';

const path = '/storefront/checkout';
const key = 'press_0123456789-abc';
const other = 'press_9876543210-xyz';

/** A database that fails at the matching statement, in the middle of the work. */
const breaksAt = (database: Database, pattern: RegExp): Database => {
  const breaking = (inner: Queryable): Queryable => ({
    query: (sql, params) => (pattern.test(sql) ? Promise.reject(new Error('broken')) : inner.query(sql, params)),
  });
  return {
    ...database,
    ...breaking(database),
    transaction: (run) => database.transaction((tx) => run(breaking(tx))),
  };
};

export const idempotencyRules = (open: OpenDatabase) =>
  describe('idempotency keys', () => {
    let b: Bench;
    let client: ShopClient;
    let goods: Goods;
    let second: Goods;
    const send = (body: unknown, by = client, header: string = key, to = path): Promise<Answer> =>
      by.call(to, { body, headers: { 'Idempotency-Key': header } });
    const order = (quantity = 1) => checkoutBody([{ id: goods.id, quantity }]);
    const count = async (table: 'orders' | 'idempotency_keys' | 'mails') =>
      (await b.database.query(`SELECT 1 FROM ${table}`)).length;
    beforeEach(async () => {
      b = await bench(open);
      client = await signUp(b.shop);
      [goods, second] = await twoGoods(b.database);
      await setStock(b.database, goods.id, 9);
    });

    test('books one order for five concurrent repetitions over two servers, all with the same reply', async () => {
      const twin = shopClient(await b.reopen({}), client.token);
      const answers = await Promise.all([client, twin, client, twin, client].map((by) => send(order(), by)));
      expect(answers[0]).toMatchObject({ http: 200, body: { status: 1, data: { order_code: expect.any(String) } } });
      for (const { http, body } of answers) expect({ http, body }).toEqual({ http: 200, body: answers[0]!.body });
      expect(await count('orders')).toBe(1);
      expect(await stockLeft(b.database, goods.id)).toBe(8);
      expect(answers.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true')).toHaveLength(4);
    });

    test('answers a repetition with the first reply, whatever has happened since', async () => {
      const placed = await send(order());
      const { order_code } = placed.body.data as { order_code: string };
      expect((await client.post('/storefront/order/cancel', { order_code })).body.status).toBe(100);
      await setStock(b.database, goods.id, 0);
      const again = await send(order());
      expect([again.http, again.body]).toEqual([placed.http, placed.body]);
      expect(again.headers.get('Cache-Control')).toBe('no-store');
      expect(again.headers.get('Content-Type')).toBe(placed.headers.get('Content-Type'));
      expect(await count('orders')).toBe(1);
    });

    test('ignores quotation marks around the key', async () => {
      const placed = await send(order(), client, `"${key}"`);
      expect((await send(order(), client, key)).body).toEqual(placed.body);
      expect(await count('orders')).toBe(1);
    });

    test.each([
      '',
      'short',
      'x'.repeat(65),
      '"press_0123456789-abc',
      'press 0123456789 abc',
      'press_0123456789-ä',
      'a, b',
    ])('answers 400 to the key %j and does nothing', async (header) => {
      const refused = await send(order(), client, header.replace('ä', '\xe4'));
      expect(refused).toMatchObject({ http: 400, body: { status: 0, message: expect.any(String) } });
      expect(await count('orders')).toBe(0);
    });

    test('answers 422 to the same key with another body or at another address', async () => {
      await send(order());
      const refusals = [await send(order(2)), await send(order(), client, key, '/storefront/order/cancel')];
      for (const refused of refusals) {
        expect(refused).toMatchObject({ http: 422, body: { status: 0, message: expect.any(String) } });
      }
      expect(await count('orders')).toBe(1);
    });

    test('books another order for another key, and for no key', async () => {
      await send(order());
      await send(order(), client, other);
      await client.post(path, order());
      expect(await count('orders')).toBe(3);
    });

    test('scopes a key to its account', async () => {
      const placed = await send(order());
      const otherCustomer = await send(order(), await signUp(b.shop, kofi));
      expect(otherCustomer.body.status).toBe(1);
      expect(otherCustomer.body.data).not.toEqual(placed.body.data);
      expect(await count('orders')).toBe(2);
    });

    test('stores a refusal and rolls back its partial changes', async () => {
      await setStock(b.database, second.id, 0);
      const body = checkoutBody([goods, second].map(({ id }) => ({ id, quantity: 1 })));
      const refused = await send(body);
      expect(refused.body).toEqual({ status: 0, message: `${second.title} is sold out` });
      await setStock(b.database, second.id, 5);
      expect((await send(body)).body).toEqual(refused.body);
      expect(await stockLeft(b.database, goods.id)).toBe(9);
      expect((await send(body, client, other)).body.status).toBe(1);
    });

    test.each([/INSERT INTO order_items/, /INSERT INTO checkouts/, /UPDATE idempotency_keys/])(
      'rolls back when the database fails at %s, and books the order on repetition',
      async (pattern) => {
        const log: string[] = [];
        const broken = await b.reopen({ database: breaksAt(b.database, pattern), log: (event) => log.push(event) });
        expect((await send(order(), shopClient(broken, client.token))).http).toBe(500);
        expect([await count('orders'), await stockLeft(b.database, goods.id)]).toEqual([0, 9]);
        expect(log).toHaveLength(1);
        expect((await send(order())).body.status).toBe(1);
        expect(await count('orders')).toBe(1);
      },
    );

    test('accepts a key anew and deletes its row after a day', async () => {
      await send(order());
      b.pass(day - 1000);
      await send(order());
      expect(await count('orders')).toBe(1);
      b.pass(2000);
      await send(order(), client, other);
      expect(await count('idempotency_keys')).toBe(1);
      expect((await send(order())).body.status).toBe(1);
      expect(await count('orders')).toBe(3);
    });

    test('repeats the reply to a cancellation, a review request, a wrong password and a down payment', async () => {
      const { body } = await client.post(path, order());
      const { checkout_id, order_code } = body.data as { checkout_id: string; order_code: string };
      const wrong = { current_password: 'wrong', new_password: 'a longer word', confirm_password: 'a longer word' };
      const calls: [string, unknown, string][] = [
        ['/storefront/order/cancel', { order_code }, 'cancel-0123456789'],
        ['/storefront/request_client_review', {}, 'review-0123456789'],
        ['/admin/change_password', wrong, 'change-0123456789'],
        ['/storefront/confirm_order', { checkout_id }, 'confirm-012345678'],
        [
          `/storefront/make_down_payment/${order_code}`,
          { down_payment_amount: 1, description: '' },
          'down-payment-0123',
        ],
      ];
      for (const [address, body, header] of calls) {
        const first = await send(body, client, header, address);
        expect(first.http).toBe(200);
        const again = await send(body, client, header, address);
        expect([again.body, again.headers.get('Idempotent-Replayed')]).toEqual([first.body, 'true']);
      }
      expect(await stockLeft(b.database, goods.id)).toBe(9);
      expect(await b.database.query('SELECT eligible FROM users')).toEqual([{ eligible: 'Pending Review' }]);
    });

    test('creates one account and one mail for a repeated sign-up, with the same reply', async () => {
      const visitor = shopClient(b.shop);
      const signup = '/storefront/customer/signup';
      const answers = await Promise.all([1, 2, 3].map(() => send(kofi, visitor, key, signup)));
      for (const { body } of answers) expect(body).toEqual({ status: 1, message: expect.any(String) });
      expect(await b.database.query('SELECT 1 FROM mails WHERE recipient = $1', [kofi.email])).toHaveLength(1);
      const esi = { ...kofi, email: 'esi@example.com' };
      expect((await send(esi, visitor, key, signup)).body.status).toBe(1);
      expect(await b.database.query('SELECT 1 FROM users')).toHaveLength(3);
      expect((await send({ ...kofi, first_name: 'K' }, visitor, key, signup)).http).toBe(422);
    });

    test('repeats the reply to a repeated password reset, and counts a wrong code once per key', async () => {
      const visitor = shopClient(b.shop);
      await visitor.post('/storefront/customer/reset-password', { email: ama.email });
      const [mail] = await b.database.query<{ link: string }>(`SELECT link FROM mails WHERE kind = 'password-reset'`);
      const code = new URL(mail!.link).searchParams.get('code')!;
      const words = { new_password: 'a longer word', new_password_confirmation: 'a longer word' };
      const confirm = (tried: string, header: string) =>
        send(
          { email: ama.email, code: tried, ...words },
          visitor,
          header,
          '/storefront/customer/confirm-reset-password',
        );
      const wrong = code === '000000' ? '000001' : '000000';
      for (let guess = 0; guess < 9; guess += 1) expect((await confirm(wrong, other)).body.result).toBe(0);
      const done = await confirm(code, key);
      expect(done.body).toMatchObject({ status: 1, result: 1 });
      expect((await confirm(code, key)).body).toEqual(done.body);
      await visitor.post('/storefront/customer/reset-password', { email: ama.email });
      for (let guess = 0; guess < 5; guess += 1) await confirm(wrong, `${other}-${guess}`);
      expect(await b.database.query('SELECT attempts FROM reset_codes')).toEqual([{ attempts: 5 }]);
    });

    test('stores no passwords, tokens or e-mail addresses with the keys', async () => {
      await send(kofi, shopClient(b.shop), key, '/storefront/customer/signup');
      const body = { current_password: ama.password, new_password: 'a longer word', confirm_password: 'a longer word' };
      await send(body, client, other, '/admin/change_password');
      const stored = JSON.stringify(await b.database.query('SELECT * FROM idempotency_keys'));
      for (const secret of [ama.password, 'a longer word', kofi.email, 'eyJ']) expect(stored).not.toContain(secret);
    });
  });
