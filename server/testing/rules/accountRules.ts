import { accountReply } from '../../../src/contract/account';
import { ordersReply } from '../../../src/contract/order';
import { demoBusiness } from '../../db/seedRows';
import { runOperator } from '../../domain/operator';
import { checkoutBody, setStock, twoGoods } from '../goods';
import type { Goods } from '../goods';
import { ama, kofi, shopClient, signIn, signUp } from '../shopClient';
import type { Answer, ShopClient } from '../shopClient';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

const ME = '/storefront/me';
const KEY = 'close_0123456789';
const person = { first_name: ama.first_name, last_name: ama.last_name, phone: ama.phone };

export const accountRules = (open: OpenDatabase) =>
  describe('the own account', () => {
    let b: Bench;
    let client: ShopClient;
    let shirt: Goods;
    const read = async (reader = client) => (await reader.read(accountReply, ME)).data;
    const close = (key?: string, password: unknown = ama.password, by = client): Promise<Answer> =>
      by.call(`${ME}/delete`, {
        body: { password },
        ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
      });
    const order = async (overrides: object = {}): Promise<string> => {
      const body = checkoutBody([{ id: shirt.id, quantity: 1 }], overrides);
      return ((await client.post('/storefront/checkout', body)).body.data as { order_code: string }).order_code;
    };
    const credit = {
      checkout_type: 'installment',
      duration: 3,
      downPayment: 1,
      creditor: demoBusiness.default_creditor.uuid,
    };
    const verify = () => b.database.query('UPDATE users SET verified_at = now() WHERE email = $1', [ama.email]);
    beforeEach(async () => {
      b = await bench(open);
      [shirt] = await twoGoods(b.database);
      client = await signUp(b.shop);
    });

    describe('reading it', () => {
      test('shows an approval, a rejection with its reason, and a new request, in the session of before', async () => {
        expect(await read()).toMatchObject({ user: { ...person, eligible: 'Created' }, eligibleReason: null });
        await runOperator(b.database, ['approve', ama.email]);
        expect(await read()).toMatchObject({ user: { eligible: 'Approved' }, eligibleReason: null });
        await runOperator(b.database, ['reject', ama.email, 'We', 'need', 'your', 'payslip.']);
        expect(await read()).toMatchObject({ user: { eligible: 'Created' }, eligibleReason: 'We need your payslip.' });
        await runOperator(b.database, ['reject', ama.email]);
        expect((await read())?.eligibleReason).toMatch(/^We couldn’t approve/);
        await client.post('/storefront/request_client_review', {});
        expect(await read()).toMatchObject({ user: { eligible: 'Pending Review' }, eligibleReason: null });
      });

      test('is not cached, and needs a session', async () => {
        expect((await client.get(ME)).headers.get('Cache-Control')).toBe('no-store');
        for (const path of [ME, `${ME}/export`]) expect((await shopClient(b.shop).get(path)).http).toBe(401);
      });
    });

    describe('changing it', () => {
      test.each([
        ['plain', { first_name: ' Abena ', last_name: 'Owusu', phone: '+233 20 000' }],
        ['markup, which stays text', { first_name: '<b>A</b>', last_name: '<script>', phone: '1' }],
        ['emoji and accents', { first_name: '👩🏾‍🦱', last_name: 'Ñandú Ọlá', phone: '024' }],
        ['the longest', { first_name: 'a'.repeat(80), last_name: 'b'.repeat(80), phone: '0'.repeat(40) }],
      ])('saves details that are %s, and answers with them', async (_what, details) => {
        const saved = await client.read(accountReply, ME, {
          ...details,
          email: 'other@example.com',
          eligible: 'Approved',
        });
        const trimmed = Object.fromEntries(Object.entries(details).map(([name, text]) => [name, text.trim()]));
        expect(saved).toMatchObject({
          status: 1,
          data: { user: { ...trimmed, email: ama.email, eligible: 'Created' } },
        });
        expect((await read())?.user).toEqual(saved.data?.user);
        expect((await signIn(b.shop, ama)).token).toBeTruthy();
      });

      test.each([
        ['an empty name', { first_name: '' }, 'Provide your first name'],
        ['a blank name', { last_name: '  ' }, 'Provide your last name'],
        ['a missing phone', { phone: undefined }, 'Provide your name and phone'],
        ['a number', { first_name: 7 }, 'Provide your first name'],
        ['a list', { last_name: ['x'] }, 'Provide your last name'],
        ['a name of 81 characters', { first_name: 'a'.repeat(81) }, 'That is too long.'],
        ['several wrong fields', { first_name: '', phone: '' }, 'Provide your first name. Provide your phone.'],
      ])('refuses %s and saves nothing', async (_what, wrong, message) => {
        const answer = await client.post(ME, { ...person, first_name: 'New', ...wrong });
        expect(answer).toMatchObject({ http: 400, body: { status: 0, message } });
        expect((await read())?.user).toMatchObject(person);
      });
    });

    describe('exporting it', () => {
      const exported = async (reader = client) =>
        (await reader.get(`${ME}/export`)).body.data as Record<string, Record<string, unknown>[]>;

      test('contains account, cart, orders with items, address and credit, payments, alerts and mails', async () => {
        await verify();
        await client.post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity: 2 });
        const address = { ship_full_name: 'Efua', ship_city: 'Kumasi', ship_phone: '1', ship_address: '3 Lake Road' };
        await order({ shipping_address: true, ...address, order_note: 'Ring twice' });
        await order(credit);
        await setStock(b.database, shirt.id, 0);
        await client.post(`/storefront/product-variant/${shirt.id}/notify`, { email: ama.email });
        const data = await exported();
        expect(data).toMatchObject({
          account: { ...person, email: ama.email, verified_at: expect.any(String) },
          payments: [{ status: 'open', amount: expect.any(Number) }],
          stock_alerts: [{ variant_id: shirt.id }],
        });
        expect(data.cart).toEqual(expect.any(Array));
        expect(data.orders).toMatchObject([
          { loan: { loan_duration: 3 }, products: [{ title: shirt.title }] },
          { delivery: { full_name: 'Efua', city: 'Kumasi' }, order_note: 'Ring twice' },
        ]);
        expect(data.mails?.map(({ subject }) => subject)).toContain('Verify your email');
      });

      test('contains no password, no code that opens the account, and nothing of another customer', async () => {
        await verify();
        await shopClient(b.shop).post('/storefront/customer/reset-password', { email: ama.email });
        const other = await signUp(b.shop, kofi);
        await other.post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity: 1 });
        await other.post('/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 1 }]));
        const [row] = await b.database.query<{ password_hash: string }>('SELECT password_hash FROM users');
        const [mail] = await b.database.query<{ body: string; link: string }>(
          `SELECT body, link FROM mails WHERE kind = 'password-reset'`,
        );
        const data = await exported();
        const text = JSON.stringify(data);
        for (const secret of [row!.password_hash, mail!.body, mail!.link, kofi.email])
          expect(text).not.toContain(secret);
        expect(data.mails).toContainEqual(expect.objectContaining({ subject: 'Reset your password', body: null }));
        expect([data.cart, data.orders, data.payments]).toEqual([[], [], []]);
      });

      test('leaves out the mails of an address that is not verified, because it may be someone else’s', async () => {
        expect(Object.keys(await exported())).toEqual([
          'account',
          'addresses',
          'cart',
          'orders',
          'payments',
          'repayments',
          'reviews',
        ]);
      });
    });

    describe('closing it', () => {
      /** All rows that could contain personal data, as text. */
      const everything = async () => {
        const tables = ['users', 'orders', 'cart_items', 'mails', 'stock_alerts', 'reset_codes', 'operator_commands'];
        const rows = await Promise.all(tables.map((table) => b.database.query(`SELECT * FROM ${table}`)));
        return JSON.stringify(rows);
      };

      test('deletes the personal data, keeps the finished orders, and frees the email', async () => {
        await verify();
        const address = {
          ship_full_name: 'Efua Secret',
          ship_city: 'Kumasi',
          ship_phone: '555',
          ship_address: 'Lake Rd',
        };
        const code = await order({ shipping_address: true, ...address, order_note: 'Gate code 99' });
        await b.database.query(`UPDATE orders SET status = 'Delivered'`);
        await client.post('/storefront/add-to-cart', { product_variant_id: shirt.id, quantity: 1 });
        await runOperator(b.database, ['reject', ama.email, 'Unpaid', 'elsewhere']);
        expect(await close(KEY)).toMatchObject({ http: 200, body: { status: 1, message: expect.any(String) } });
        const left = await everything();
        for (const text of [ama.email, ama.first_name, ama.phone, 'Efua', 'Kumasi', 'Lake', 'Gate', 'elsewhere'])
          expect(left).not.toContain(text);
        expect(await b.database.query('SELECT code, status FROM orders')).toEqual([{ code, status: 'Delivered' }]);
        expect(await b.database.query('SELECT 1 FROM order_items')).toHaveLength(1);
        expect(await runOperator(b.database, ['customers'])).toEqual(['Nothing yet']);

        const again = await signUp(b.shop);
        expect((await again.read(ordersReply, '/storefront/my-orders')).data).toEqual([]);
      });

      test('ends every session, and answers a repetition with the ended token with the first reply', async () => {
        const elsewhere = await signIn(b.shop, ama);
        const first = await close(KEY);
        const again = await close(KEY);
        expect([again.http, again.body]).toEqual([first.http, first.body]);
        expect((await close('other_0123456789')).http).toBe(401);
        for (const ended of [client, elsewhere]) expect((await ended.get(ME)).http).toBe(401);
        const { email, password } = ama;
        expect((await shopClient(b.shop).post('/storefront/customer/access', { email, password })).body.status).toBe(0);
        // The new account of the same email is not opened by a token of the closed one.
        await signUp(b.shop);
        expect((await client.get(ME)).http).toBe(401);
        expect((await close()).http).toBe(401);
      });

      test.each([
        ['a pending order', {}, [], 'Order %s is still open. Complete or cancel it first.'],
        ['a credit in review', credit, [], 'Order %s is still open. Complete or cancel it first.'],
        [
          'a credit that runs',
          credit,
          [`UPDATE orders SET status = 'Delivered'`, `UPDATE loans SET status = 'Active'`],
          'The credit for order %s is still open. Pay it off first.',
        ],
      ])('is refused for %s, and nothing changes', async (_what, overrides, statements, message) => {
        const code = await order(overrides);
        for (const statement of statements) await b.database.query(statement);
        const before = await everything();
        expect((await close(KEY)).body).toEqual({ status: 0, message: message.replace('%s', code) });
        expect(await everything()).toBe(before);
        await client.post('/storefront/order/cancel', { order_code: code });
        await b.database.query(`UPDATE loans SET status = 'Closed'`);
        expect((await close('later_0123456789')).body.status).toBe(1);
      });

      test.each([
        ['wrong', 'not it', 200, 'The password is incorrect.'],
        ['empty', '', 400, 'Enter your password'],
        ['a number', 7, 400, 'Enter your password'],
        ['missing', undefined, 400, 'Enter your password'],
      ])('refuses a password that is %s', async (_what, password, http, message) => {
        const answer = password === undefined ? await client.post(`${ME}/delete`, {}) : await close(KEY, password);
        expect(answer).toMatchObject({ http, body: { status: 0, message } });
        expect((await read())?.user).toMatchObject(person);
      });

      test('allows only a few wrong passwords, then says how long to wait, and the right one clears the count', async () => {
        for (let count = 0; count < 5; count += 1) await close(undefined, 'wrong');
        const pending = await order();
        await close();
        await client.post('/storefront/order/cancel', { order_code: pending });
        let answer = await close(undefined, 'wrong');
        for (let count = 0; count < 20 && answer.http !== 429; count += 1) answer = await close(undefined, 'wrong');
        expect(answer).toMatchObject({ http: 429, body: { message: expect.stringMatching(/^Too many.*minutes/) } });
        expect((await close()).http).toBe(429);
      });

      test('lets an order that is placed at the same moment either keep the account open or not exist', async () => {
        for (let round = 0; round < 3; round += 1) {
          const customer = { ...ama, email: `${round}@example.com` };
          client = await signUp(b.shop, customer);
          const body = checkoutBody([{ id: shirt.id, quantity: 1 }]);
          const [placed, closed] = await Promise.all([client.post('/storefront/checkout', body), close()]);
          expect([placed.body.status, closed.body.status].sort()).toEqual([0, 1]);
          await b.database.query(`UPDATE orders SET status = 'Cancelled' WHERE status = 'Pending'`);
        }
      });

      test('leaves the alerts of an address that is not verified to its owner', async () => {
        await setStock(b.database, shirt.id, 0);
        await shopClient(b.shop).post(`/storefront/product-variant/${shirt.id}/notify`, { email: ama.email });
        await close();
        expect(await b.database.query('SELECT email FROM stock_alerts')).toEqual([{ email: ama.email }]);
      });
    });
  });
