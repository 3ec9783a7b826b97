import { plainReply, resultReply } from '../../../src/contract/envelope';
import { ama, shopClient, signUp } from '../shopClient';
import { bench, day, minute } from './suite';
import type { Bench, OpenDatabase } from './suite';

const requestPath = '/storefront/customer/reset-password';
const confirmPath = '/storefront/customer/confirm-reset-password';

export const mailRules = (open: OpenDatabase) =>
  describe('mails and passwords', () => {
    let b: Bench;
    const visitor = () => shopClient(b.shop);
    const mails = async () => {
      const reply = await b.shop.fetch(new Request('http://localhost/outbox.json'));
      return ((await reply.json()) as { mails: { kind: string; recipient: string; link: string }[] }).mails;
    };
    const linkOf = async (kind: string) => new URL((await mails()).find((mail) => mail.kind === kind)?.link ?? '');
    const confirm = (code: string, password = 'a longer word', again = password) =>
      visitor().post(confirmPath, { email: ama.email, code, new_password: password, new_password_confirmation: again });
    const codeFromMail = async () => {
      await visitor().post(requestPath, { email: ama.email });
      return (await linkOf('password-reset')).searchParams.get('code') ?? '';
    };
    beforeEach(async () => {
      b = await bench(open);
    });

    test('verifies an address by the mailed link once, and reports a second use', async () => {
      await signUp(b.shop);
      const { pathname, search } = await linkOf('verification');
      expect(pathname).toBe('/account/auth/verify');
      expect(await visitor().read(plainReply, `/auth/verify${search}`)).toMatchObject({ status: 1 });
      expect(await visitor().read(plainReply, `/auth/verify${search}`)).toMatchObject({ status: 2 });
    });

    test('rejects a changed or expired verification link', async () => {
      await signUp(b.shop);
      const link = await linkOf('verification');
      for (const name of ['expires', 'hash', 'id', 'signature']) {
        const changed = new URL(link);
        changed.searchParams.set(name, `${link.searchParams.get(name)}0`);
        expect((await visitor().get(`/auth/verify${changed.search}`)).body.status).toBe(0);
      }
      expect((await visitor().get('/auth/verify')).body.status).toBe(0);
      b.pass(3 * day);
      expect((await visitor().get(`/auth/verify${link.search}`)).body.status).toBe(0);
      expect(await b.database.query('SELECT verified_at FROM users')).toEqual([{ verified_at: null }]);
    });

    test('answers a reset request for a known and an unknown email with the same reply', async () => {
      await signUp(b.shop);
      const known = await visitor().post(requestPath, { email: ama.email });
      const unknown = await visitor().post(requestPath, { email: 'nobody@example.com' });
      expect(known.body).toMatchObject({ result: 1, message: expect.any(String) });
      expect(unknown).toMatchObject({ http: known.http, body: known.body });
      expect((await mails()).filter(({ kind }) => kind === 'password-reset')).toHaveLength(1);
      expect((await visitor().post(requestPath, { email: '' })).body).toMatchObject({
        result: 0,
        message: 'Provide your email',
      });
    });

    test('sends at most five reset mails to a mailbox', async () => {
      await signUp(b.shop);
      for (let count = 0; count < 8; count += 1) await visitor().post(requestPath, { email: ama.email });
      expect((await mails()).filter(({ kind }) => kind === 'password-reset')).toHaveLength(5);
    });

    test('sets a new password by code once, and ends older sessions', async () => {
      const before = await signUp(b.shop);
      const code = await codeFromMail();
      expect(code).toMatch(/^\d{6}$/);
      expect((await linkOf('password-reset')).searchParams.get('email')).toBe(ama.email);
      expect((await confirm(code, 'a longer word', 'other')).body).toMatchObject({
        result: 0,
        message: 'Passwords do not match',
      });
      expect(
        await visitor().read(resultReply, confirmPath, {
          email: ama.email,
          code,
          new_password: 'a longer word',
          new_password_confirmation: 'a longer word',
        }),
      ).toMatchObject({ result: true });
      expect((await confirm(code)).body.result).toBe(0);
      expect((await before.get('/storefront/is_logged_in')).http).toBe(401);
      const login = (password: string) => visitor().post('/storefront/customer/access', { email: ama.email, password });
      expect((await login(ama.password)).body.status).toBe(0);
      expect((await login('a longer word')).body.status).toBe(1);
    });

    test('expires a code after half an hour and after five wrong guesses', async () => {
      await signUp(b.shop);
      const late = await codeFromMail();
      b.pass(30 * minute);
      expect((await confirm(late)).body.result).toBe(0);
      const code = await codeFromMail();
      const wrong = code === '000000' ? '000001' : '000000';
      for (let guess = 0; guess < 5; guess += 1) expect((await confirm(wrong)).body.result).toBe(0);
      expect((await confirm(code)).body.result).toBe(0);
    });

    test('requires the current password to change it', async () => {
      const client = await signUp(b.shop);
      const change = (current_password: string, new_password: string, confirm_password = new_password) =>
        client.post('/admin/change_password', { current_password, new_password, confirm_password });
      expect(await change('wrong', 'a longer word')).toMatchObject({
        http: 200,
        body: { status: 0, message: expect.any(String) },
      });
      expect((await change(ama.password, 'a longer word', 'other')).body.message).toBe(
        'New password and confirm new password do not match',
      );
      expect((await change('', 'a longer word')).body.message).toBe('Enter current password');
    });

    test('answers 429 after ten wrong guesses of the current password', async () => {
      const client = await signUp(b.shop);
      const body = { current_password: 'wrong', new_password: 'a longer word', confirm_password: 'a longer word' };
      for (let count = 0; count < 10; count += 1) await client.post('/admin/change_password', body);
      expect((await client.post('/admin/change_password', body)).http).toBe(429);
    });

    test('shows mails as text in the outbox', async () => {
      await shopClient(b.shop).post('/storefront/customer/signup', {
        ...ama,
        first_name: '<img src=x onerror=alert(1)>',
      });
      const page = await (await b.shop.fetch(new Request('http://localhost/outbox'))).text();
      expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(page).not.toContain('<img');
      expect(page).toContain('/account/auth/verify?');
    });

    test('builds mail links from the configured address, never from the Host header', async () => {
      const named = await b.reopen({ publicOrigin: 'https://shop.example/' });
      await shopClient(named).post('/storefront/customer/signup', ama);
      expect((await linkOf('verification')).origin).toBe('https://shop.example');
      await b.shop.fetch(
        new Request(`http://evil.example/api/v1${requestPath}`, {
          method: 'POST',
          headers: { 'X-Api-Key': 'demo-key' },
          body: JSON.stringify({ email: ama.email }),
        }),
      );
      expect((await linkOf('password-reset')).origin).toBe('http://localhost');
    });
  });
