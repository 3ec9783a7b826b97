import { loginStatusReply } from '../../../src/contract/customer';
import { loginReply } from '../../../src/contract/logIn';
import { plainReply } from '../../../src/contract/envelope';
import { ama, shopClient, signIn, signUp } from '../shopClient';
import { bench, day, minute } from './suite';
import type { Bench, OpenDatabase } from './suite';

const accessPath = '/storefront/customer/access';
const signupPath = '/storefront/customer/signup';

export const customerRules = (open: OpenDatabase) =>
  describe('customers', () => {
    let b: Bench;
    const visitor = () => shopClient(b.shop);
    beforeEach(async () => {
      b = await bench(open);
    });

    test('logs a new customer in, whatever the case of the email', async () => {
      expect(await visitor().read(plainReply, signupPath, ama)).toMatchObject({
        status: 1,
        message: expect.any(String),
      });
      const { password } = ama;
      const login = await visitor().read(loginReply, accessPath, { email: ' AMA@Example.com ', password });
      expect(login).toMatchObject({ status: 1, token: expect.any(String) });
      expect(login.user).toEqual({
        first_name: 'Ama',
        last_name: 'Mensah',
        phone: '0240000000',
        email: 'ama@example.com',
        eligible: 'Created',
      });
    });

    test.each([
      ['first_name', 'Provide your first name'],
      ['last_name', 'Provide your last name'],
      ['phone', 'Provide your phone'],
      ['email', 'Provide your email address'],
      ['password', 'Provide your password'],
    ])('refuses a sign-up without %s', async (field, message) => {
      const refused = await visitor().post(signupPath, { ...ama, [field]: '' });
      expect(refused).toMatchObject({ http: 400, body: { status: 0, message } });
    });

    test('names everything that is wrong in a sign-up at once', async () => {
      const refused = await visitor().post(signupPath, { ...ama, email: 'ama@', password: 'short' });
      const message = 'That is not a complete email address. Use 8 characters or more for your password.';
      expect(refused).toMatchObject({ http: 400, body: { status: 0, message } });
      expect(await b.database.query('SELECT 1 FROM users')).toHaveLength(0);
    });

    test('stores the password only as a salted hash', async () => {
      await signUp(b.shop);
      const rows = await b.database.query('SELECT * FROM users');
      expect(JSON.stringify(rows)).not.toContain(ama.password);
      expect(rows[0]).toMatchObject({ password_hash: expect.stringMatching(/^scrypt\$16\$/) });
    });

    test('refuses a wrong password and an unknown email with the same reply', async () => {
      await signUp(b.shop);
      const wrong = await visitor().post(accessPath, { email: ama.email, password: 'wrong' });
      const unknown = await visitor().post(accessPath, { email: 'nobody@example.com', password: 'wrong' });
      expect(wrong).toMatchObject({ http: 200, body: { status: 0, message: expect.any(String) } });
      expect(unknown.body).toEqual(wrong.body);
      expect((await visitor().post(accessPath, { email: '', password: '' })).body.message).toBe(
        'Provide email and password',
      );
    });

    test('blocks log-ins from one address for 15 minutes after ten failures, and no other address', async () => {
      await signUp(b.shop);
      const attempt = (password: string, address = '1.2.3.4') =>
        visitor().call(accessPath, { body: { email: ama.email, password }, address });
      for (let count = 0; count < 10; count += 1) expect((await attempt('wrong')).http).toBe(200);
      const closed = await attempt(ama.password);
      expect(closed).toMatchObject({ http: 429, body: { status: 0, message: expect.any(String) } });
      expect(closed.headers.get('Retry-After')).toBe('900');
      expect((await attempt(ama.password, '5.6.7.8')).body.status).toBe(1);
      b.pass(15 * minute + 1);
      expect((await attempt(ama.password)).body.status).toBe(1);
    });

    test('issues a token without personal data that expires after 30 days', async () => {
      const client = await signUp(b.shop);
      expect(await client.read(loginStatusReply, '/storefront/is_logged_in')).toEqual({ active: true });
      const { token } = (await visitor().post(accessPath, ama)).body.data as { token: string };
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
        string,
        number
      >;
      expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'jti', 'sub', 'version']);
      expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe((30 * day) / 1000);
      b.pass(30 * day);
      expect((await client.get('/storefront/is_logged_in')).http).toBe(401);
    });

    test('gives two sign-ins within one second different tokens', async () => {
      await signUp(b.shop);
      const signIn = async () => ((await visitor().post(accessPath, ama)).body.data as { token: string }).token;
      expect(await signIn()).not.toBe(await signIn());
    });

    test.each(['', 'rubbish', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwidmVyc2lvbiI6MSwiZXhwIjo5OTk5OTk5OTk5fQ.'])(
      'answers 401 to the token "%s"',
      async (token) => {
        const refused = await shopClient(b.shop, token).get('/storefront/is_logged_in');
        expect(refused).toMatchObject({ http: 401, body: { status: 0, message: expect.any(String) } });
      },
    );

    test('rejects a token of another shop and a token of a deleted customer', async () => {
      const client = await signUp(b.shop);
      const other = await signIn(await b.reopen({ secret: 'another secret' }), ama);
      expect((await other.get('/storefront/is_logged_in')).http).toBe(200);
      expect((await shopClient(b.shop, other.token).get('/storefront/is_logged_in')).http).toBe(401);
      await b.database.query('DELETE FROM users');
      expect((await client.get('/storefront/is_logged_in')).http).toBe(401);
    });

    test('accepts a request for a client review only once', async () => {
      const client = await signUp(b.shop);
      expect((await client.post('/storefront/request_client_review', {})).body).toMatchObject({
        status: 1,
        message: expect.any(String),
      });
      expect((await client.post('/storefront/request_client_review', {})).body).toEqual({
        status: 0,
        message: 'Your request has already been sent',
      });
      expect((await visitor().read(loginReply, accessPath, ama)).user?.eligible).toBe('Pending Review');
    });
  });
