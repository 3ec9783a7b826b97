import { checkoutBody, setStock, twoGoods } from '../goods';
import { ama, kofi, shopClient, signUp } from '../shopClient';
import { bench, minute } from './suite';
import type { Bench, OpenDatabase } from './suite';

const accessPath = '/storefront/customer/access';
const signupPath = '/storefront/customer/signup';
const hour = 60 * minute;

const small = {
  failedLoginsPerAddress: { max: 3, windowMs: hour },
  signUpsPerAddress: { max: 2, windowMs: hour },
  openOrdersPerAccount: 2,
  openOrdersPerAddress: 3,
};

export const limitRules = (open: OpenDatabase) =>
  describe('limits', () => {
    let b: Bench;
    const visitor = () => shopClient(b.shop);
    const reopen = async (options = {}) => {
      b.shop = await b.reopen({ limits: small, ...options });
    };
    beforeEach(async () => {
      b = await bench(open);
    });

    const guess = (email: string, address: string, headers = {}) =>
      visitor().call(accessPath, { body: { email, password: 'wrong' }, address, headers });
    const logIn = (address: string, headers = {}) => visitor().call(accessPath, { body: ama, address, headers });

    describe('log-ins from one address', () => {
      beforeEach(async () => {
        await reopen();
        await signUp(b.shop);
      });

      test('blocks an address for an hour after failures for many e-mails, and no other address', async () => {
        for (let count = 0; count < 3; count += 1) await guess(`${count}@example.com`, '203.0.113.9');
        const closed = await logIn('203.0.113.9');
        expect(closed).toMatchObject({ http: 429, body: { status: 0, message: expect.stringMatching(/Try again/) } });
        expect(Number(closed.headers.get('Retry-After'))).toBe(3600);
        expect((await logIn('203.0.113.10')).body.status).toBe(1);
        b.pass(hour + 1);
        expect((await logIn('203.0.113.9')).body.status).toBe(1);
      });

      test('counts together over several processes, without storing the address', async () => {
        const other = await b.reopen({ limits: small });
        for (let count = 0; count < 3; count += 1) await guess(`${count}@example.com`, '203.0.113.9');
        expect((await shopClient(other).call(accessPath, { body: ama, address: '203.0.113.9' })).http).toBe(429);
        expect(JSON.stringify(await b.database.query('SELECT * FROM limit_counts'))).not.toContain('203.0.113');
      });

      test('deletes expired counts', async () => {
        await guess('1@example.com', '203.0.113.9');
        b.pass(hour + 1);
        await b.shop.tidy();
        expect(await b.database.query('SELECT * FROM limit_counts')).toEqual([]);
      });

      test('does not count successful log-ins', async () => {
        for (let count = 0; count < 5; count += 1) expect((await logIn('203.0.113.9')).body.status).toBe(1);
      });

      test('counts an IPv6 network as one address, and an IPv4-mapped IPv6 address as IPv4', async () => {
        for (let count = 0; count < 3; count += 1) await guess(`${count}@example.com`, `2001:db8:1:2::${count}`);
        expect((await logIn('2001:db8:1:2:ffff::1')).http).toBe(429);
        expect((await logIn('2001:db8:1:3::1')).http).toBe(200);
        for (let count = 0; count < 3; count += 1) await guess(`${count}@example.com`, '::ffff:203.0.113.9');
        expect((await logIn('203.0.113.9')).http).toBe(429);
      });

      test('does not limit direct calls from the shop’s own machine', async () => {
        for (let count = 0; count < 9; count += 1) await guess(`${count}@example.com`, '127.0.0.1');
        expect((await logIn('127.0.0.1')).http).toBe(200);
      });
    });

    describe('behind a proxy', () => {
      const by = (address: string) => ({ 'X-Forwarded-For': address });

      test('ignores X-Forwarded-For unless a proxy is trusted', async () => {
        await reopen();
        for (let count = 0; count < 3; count += 1)
          await guess(`${count}@example.com`, '203.0.113.9', by(`10.0.0.${count}`));
        expect((await logIn('203.0.113.9', by('10.0.0.9'))).http).toBe(429);
      });

      test('takes the address that a trusted proxy adds, and ignores the entries before it', async () => {
        await reopen({ trustedProxies: 1 });
        const through = (client: string, claimed: string) => by(`${claimed}, ${client}`);
        for (let count = 0; count < 3; count += 1)
          await guess(`${count}@example.com`, '127.0.0.1', through('203.0.113.9', `10.0.0.${count}`));
        expect((await logIn('127.0.0.1', through('203.0.113.9', '10.0.0.9'))).http).toBe(429);
        expect((await logIn('127.0.0.1', through('203.0.113.10', '10.0.0.9'))).http).toBe(200);
      });

      test.each(['rubbish', '', '203.0.113.9, '])(
        'falls back to the proxy’s own address for the unreadable header %j',
        async (value) => {
          await reopen({ trustedProxies: 1 });
          for (let count = 0; count < 3; count += 1) await guess(`${count}@example.com`, '10.1.1.1', by(value));
          expect((await logIn('10.1.1.1', by(value))).http).toBe(429);
        },
      );
    });

    test('limits sign-ups from one address', async () => {
      await reopen();
      const join = (count: number, address: string) =>
        visitor().call(signupPath, { body: { ...ama, email: `${count}@example.com` }, address });
      for (let count = 0; count < 2; count += 1) expect((await join(count, '203.0.113.9')).body.status).toBe(1);
      const refused = await join(3, '203.0.113.9');
      expect(refused).toMatchObject({ http: 429, body: { status: 0, message: expect.stringMatching(/Try again/) } });
      expect(refused.headers.get('Retry-After')).toBe('3600');
      expect((await join(3, '203.0.113.10')).body.status).toBe(1);
      b.pass(hour + 1);
      expect((await join(4, '203.0.113.9')).body.status).toBe(1);
    });

    describe('open orders', () => {
      let goods: { id: number };
      const place = (token: string | undefined, address?: string) =>
        shopClient(b.shop, token).call('/storefront/checkout', {
          body: checkoutBody([{ id: goods.id, quantity: 1 }]),
          ...(address === undefined ? {} : { address }),
        });
      beforeEach(async () => {
        await reopen();
        [goods] = await twoGoods(b.database);
        await setStock(b.database, goods.id, 50);
      });

      test('limits the open orders of an account, even for concurrent requests, and suggests what to do', async () => {
        const { token } = await signUp(b.shop);
        const replies = await Promise.all(Array.from({ length: 6 }, () => place(token)));
        expect(replies.filter(({ body }) => body.status === 1)).toHaveLength(2);
        const refused = await place(token);
        expect(refused).toMatchObject({
          http: 200,
          body: { status: 0, message: expect.stringMatching(/Pay or cancel/) },
        });
        const [order] = await b.database.query<{ code: string }>('SELECT code FROM orders LIMIT 1');
        await shopClient(b.shop, token).post('/storefront/order/cancel', { order_code: order!.code });
        expect((await place(token)).body.status).toBe(1);
      });

      test('limits the open orders of an address over all accounts', async () => {
        const tokens = [(await signUp(b.shop)).token, (await signUp(b.shop, kofi)).token];
        const replies = await Promise.all([0, 1, 0, 1].map((which) => place(tokens[which], '203.0.113.9')));
        expect(replies.filter(({ body }) => body.status === 1)).toHaveLength(3);
        expect(replies.find(({ body }) => body.status === 0)?.body.message).toMatch(/connection.*[Pp]ay or cancel/);
        const esi = await signUp(b.shop, { ...kofi, email: 'esi@example.com' });
        expect((await place(esi.token, '203.0.113.9')).body.status).toBe(0);
        expect((await place(esi.token, '203.0.113.10')).body.status).toBe(1);
        expect(JSON.stringify(await b.database.query('SELECT * FROM orders'))).not.toContain('203.0.113');
      });

      test('does not count paid or expired orders', async () => {
        const { token } = await signUp(b.shop);
        await place(token);
        await b.database.query(`UPDATE orders SET status = 'Confirmed'`);
        await place(token);
        await place(token);
        expect((await place(token)).body.status).toBe(0);
        b.pass(31 * minute);
        expect((await place(token)).body.status).toBe(1);
      });
    });
  });
