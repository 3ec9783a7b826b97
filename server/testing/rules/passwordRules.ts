import { ama, kofi, shopClient, signIn, signUp } from '../shopClient';
import type { Answer, ShopClient } from '../shopClient';
import { bench, minute } from './suite';
import type { Bench, OpenDatabase } from './suite';

const signupPath = '/storefront/customer/signup';
const accessPath = '/storefront/customer/access';
const next = 'a longer word';

export const passwordRules = (open: OpenDatabase) =>
  describe('passwords', () => {
    let b: Bench;
    const visitor = () => shopClient(b.shop);
    beforeEach(async () => {
      b = await bench(open);
    });

    const change = (client: ShopClient, key?: string, words = { current: ama.password, next }): Promise<Answer> =>
      client.call('/admin/change_password', {
        body: { current_password: words.current, new_password: words.next, confirm_password: words.next },
        ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
      });
    const tokenOf = ({ body }: Answer) => (body.data as { token: string }).token;
    const isIn = async (token: string) =>
      (await shopClient(b.shop, token).get('/storefront/is_logged_in')).http === 200;

    describe('changing the password', () => {
      test('ends all sessions and returns a new token to the caller', async () => {
        const here = await signUp(b.shop);
        const there = await signIn(b.shop, ama);
        const changed = await change(here);
        expect(changed).toMatchObject({ http: 200, body: { status: 1, message: expect.any(String) } });
        expect(await isIn(tokenOf(changed))).toBe(true);
        expect([await isIn(here.token!), await isIn(there.token!)]).toEqual([false, false]);
        expect(changed.headers.get('Cache-Control')).toBe('no-store');
        expect((await signIn(b.shop, { ...ama, password: next })).token).toBeTruthy();
      });

      test('gives a repetition with the ended token the same reply and the same token', async () => {
        const client = await signUp(b.shop);
        const key = 'change_0123456789';
        const answers: Answer[] = await Promise.all([change(client, key), change(client, key)]);
        b.pass(minute);
        answers.push(await change(client, key));
        for (const { http, body } of answers) expect({ http, body }).toEqual({ http: 200, body: answers[0]!.body });
        expect(await isIn(tokenOf(answers[2]!))).toBe(true);
        expect(await b.database.query('SELECT session_version FROM users')).toEqual([{ session_version: 2 }]);
      });

      test('answers a retry after a later password change with the first reply, whose token no longer works', async () => {
        const client = await signUp(b.shop);
        const key = 'change_0123456789';
        const first = await change(client, key);
        await change(shopClient(b.shop, tokenOf(first)), undefined, { current: next, next: 'another long word' });
        const again = await change(client, key);
        expect(again.body).toEqual(first.body);
        expect(await isIn(tokenOf(again))).toBe(false);
      });

      test('rejects an ended token with another key, another body or no key', async () => {
        const client = await signUp(b.shop);
        await change(client, 'change_0123456789');
        expect((await change(client)).http).toBe(401);
        expect((await change(client, 'other_0123456789')).http).toBe(401);
        expect((await change(client, 'change_0123456789', { current: next, next: ama.password })).http).toBe(422);
        expect((await client.post('/storefront/request_client_review', {})).http).toBe(401);
      });

      test('applies only one of two concurrent changes with the same current password', async () => {
        const client = await signUp(b.shop);
        const answers = await Promise.all([
          change(client),
          change(client, undefined, { current: ama.password, next: 'yet another' }),
        ]);
        expect(answers.map(({ http }) => http).sort()).toEqual([200, 401]);
      });
    });

    describe('choosing a password', () => {
      const weak: [string, RegExp][] = [
        ['short', /8 characters/],
        ['seven77', /8 characters/],
        ['password', /easy to guess/],
        ['Password1', /easy to guess/],
        ['PASSWORD123!', /easy to guess/],
        ['p@ssw0rd', /easy to guess/],
        ['12345678', /easy to guess/],
        ['87654321', /easy to guess/],
        ['qwertyuiop', /easy to guess/],
        ['aaaaaaaaaa', /easy to guess/],
        ['abababab', /easy to guess/],
        ['ｐａｓｓｗｏｒｄ', /easy to guess/],
        ['  password  ', /easy to guess/],
        ['iloveyou2', /easy to guess/],
      ];

      test.each(weak)('refuses %j at sign-up, change and reset', async (password, message) => {
        const refusal = { http: 400, body: { status: 0, message: expect.stringMatching(message) } };
        expect(await visitor().post(signupPath, { ...kofi, password })).toMatchObject(refusal);
        const client = await signUp(b.shop);
        expect(await change(client, undefined, { current: ama.password, next: password })).toMatchObject(refusal);
        const words = { new_password: password, new_password_confirmation: password };
        const reset = { email: ama.email, code: '123456', ...words };
        expect(await visitor().post('/storefront/customer/confirm-reset-password', reset)).toMatchObject(refusal);
        expect(await b.database.query('SELECT 1 FROM users')).toHaveLength(1);
      });

      test.each(['a longer word', 'Tr0ub4dour&3', 'ääääöööö', '🐎🔋🧷🎠🐎🔋🧷🎡', 'correct horse battery'])(
        'accepts %j',
        async (password) => {
          expect((await visitor().post(signupPath, { ...ama, password })).body.status).toBe(1);
          expect((await visitor().post(accessPath, { ...ama, password })).body.status).toBe(1);
        },
      );

      test('still accepts an existing password that the rule would refuse', async () => {
        await signUp(b.shop);
        const { hashPassword } = await import('../../security/passwords');
        await b.database.query('UPDATE users SET password_hash = $1', [await hashPassword('old', 16)]);
        expect((await visitor().post(accessPath, { email: ama.email, password: 'old' })).body.status).toBe(1);
      });
    });

    describe('signing up', () => {
      const mailsTo = (recipient: string) =>
        b.database.query<{ kind: string }>('SELECT kind FROM mails WHERE recipient = $1 ORDER BY id', [recipient]);

      test('gives a known and an unknown e-mail the same reply but a different mail', async () => {
        const fresh = await visitor().post(signupPath, ama);
        const known = await visitor().post(signupPath, { ...ama, email: 'AMA@example.com', first_name: 'Eve' });
        expect([known.http, known.body]).toEqual([fresh.http, fresh.body]);
        expect(await mailsTo(ama.email)).toEqual([{ kind: 'verification' }, { kind: 'already-registered' }]);
        expect(await b.database.query('SELECT first_name FROM users')).toEqual([{ first_name: 'Ama' }]);
      });

      test('does the same database work for a known and an unknown e-mail', async () => {
        const statements: string[] = [];
        const count = async (body: typeof ama) => {
          statements.length = 0;
          const shop = await b.reopen({
            database: {
              ...b.database,
              transaction: (run) =>
                b.database.transaction((tx) =>
                  run({
                    query: (sql, params) => {
                      statements.push(sql.trim().split(/\s+/).slice(0, 3).join(' '));
                      return tx.query(sql, params);
                    },
                  }),
                ),
            },
          });
          await shopClient(shop).post(signupPath, body);
          return [...statements];
        };
        expect(await count(ama)).toEqual(await count(ama));
      });

      test('sends at most five mails to a known mailbox', async () => {
        await signUp(b.shop);
        for (let round = 0; round < 9; round += 1) await visitor().post(signupPath, ama);
        expect(await mailsTo(ama.email)).toHaveLength(5);
      });

      test('gives unverified, wrong and unknown log-ins the same reply until the e-mail is verified, if the shop requires it', async () => {
        await signUp(b.shop);
        const strict = shopClient(await b.reopen({ requireVerification: true }));
        const unverified = await strict.post(accessPath, ama);
        const wrong = await strict.post(accessPath, { ...ama, password: 'wrong' });
        const unknown = await strict.post(accessPath, { ...ama, email: 'nobody@example.com' });
        expect(unverified.body).toMatchObject({ status: 0, message: expect.stringContaining('verified') });
        expect([wrong.body, unknown.body]).toEqual([unverified.body, unverified.body]);
        await b.database.query('UPDATE users SET verified_at = now()');
        expect((await strict.post(accessPath, ama)).body.status).toBe(1);
      });
    });

    test('does not count log-ins refused for overload as failed', async () => {
      await signUp(b.shop);
      const wait = Array.from({ length: 200 }, (_, count) =>
        visitor().post(accessPath, { email: `${count}@example.com`, password: 'wrong' }),
      );
      const mine = Array.from({ length: 9 }, () => visitor().post(accessPath, ama));
      await Promise.all([...wait, ...mine]);
      for (let count = 0; count < 9; count += 1)
        expect((await visitor().post(accessPath, { email: ama.email, password: 'wrong' })).http).toBe(200);
      expect((await visitor().post(accessPath, ama)).body.status).toBe(1);
    });
  });
