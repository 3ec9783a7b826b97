import { runOperator } from '../../domain/operator';
import { ama, kofi, shopClient, signUp } from '../shopClient';
import { bench, minute } from './suite';
import type { Bench, OpenDatabase } from './suite';

const path = '/storefront/contact';
const DONE = { status: 1, message: 'Thank you. We have received your message and will answer it by email.' };
const letter = { name: 'Ama Mensah', email: ama.email, message: 'When do you open?' };

export const contactRules = (open: OpenDatabase) =>
  describe('contact', () => {
    let b: Bench;
    const send = (overrides: object = {}, options: { key?: string; address?: string } = {}) =>
      shopClient(b.shop).call(path, {
        body: { ...letter, ...overrides },
        ...(options.address !== undefined && { address: options.address }),
        ...(options.key !== undefined && { headers: { 'Idempotency-Key': options.key } }),
      });
    const messages = () =>
      b.database.query<{ id: number; message: string }>(
        'SELECT id, name, email, message, order_code FROM contact_messages ORDER BY id',
      );
    const mails = () =>
      b.database.query<{ recipient: string; subject: string; body: string }>(
        `SELECT recipient, subject, body FROM mails WHERE kind LIKE 'message-%' ORDER BY id`,
      );
    beforeEach(async () => {
      b = await bench(open);
    });

    test('keeps a message, with or without an order, and mails a copy to its sender', async () => {
      expect((await send()).body).toEqual(DONE);
      await send({ email: ' AMA@Example.com ', message: ' Where is it?\r\nThank you ', order_code: ' ORD-7 ' });
      expect(await messages()).toMatchObject([
        { ...letter, order_code: '' },
        { ...letter, message: 'Where is it?\nThank you', order_code: 'ORD-7' },
      ]);
      expect((await mails())[1]).toEqual({
        recipient: ama.email,
        subject: 'We have received your message',
        body: 'Thank you for your message. We will answer it by email. You wrote:\n\nWhere is it?\nThank you',
      });
    });

    test('keeps one message for a repeated request, with its key or after a reload without it', async () => {
      const key = 'a'.repeat(32);
      const first = await send({}, { key });
      const again = await send({}, { key });
      expect(again.body).toEqual(first.body);
      expect(again.headers.get('Idempotent-Replayed')).toBe('true');
      expect((await send({}, { key: 'b'.repeat(32) })).body).toEqual(DONE);
      expect(await Promise.all([send({}, { key: 'c'.repeat(32) }), send({}, { key: 'c'.repeat(32) })])).toHaveLength(2);
      expect(await messages()).toHaveLength(1);
      expect(await mails()).toHaveLength(1);
      b.pass(61 * minute);
      await send();
      expect(await messages()).toHaveLength(2);
    });

    test.each<[string, object, string]>([
      ['nothing', { name: ' ', email: '', message: '\n' }, 'Provide your name. Provide your email. Write a message.'],
      ['half an email', { email: 'ama@' }, 'That is not a complete email address'],
      ['two recipients', { email: 'ama@example.com\nBcc: kofi@example.com' }, 'That is not a complete email address'],
      [
        'a message of 4,001 characters',
        { message: 'a'.repeat(4001) },
        'Your message is too long. Use at most 4,000 characters.',
      ],
      ['a name of 201 characters', { name: 'a'.repeat(201) }, 'That is too long.'],
      ['other types', { message: ['When?'] }, 'Write a message'],
      ['a report that is no object', { report: 'a file' }, 'A problem report must be an object'],
      ['a report above 64,000 bytes', { report: { steps: 'é'.repeat(32_000) } }, 'Your problem report is too large.'],
      ['control characters alone', { name: '\u001b', message: '\u0007' }, 'Provide your name. Write a message.'],
    ])('refuses %s and keeps nothing', async (_what, overrides, message) => {
      expect((await send(overrides)).body).toEqual({ status: 0, message });
      expect(await messages()).toEqual([]);
      expect(await mails()).toEqual([]);
    });

    test('keeps markup, emoji and 4,000 characters as text, without control characters', async () => {
      const markup = '<script>alert(1)</script> 👍🏾';
      await send({ name: `<b>Ama</b>\u001b[2J\nMensah`, message: `${markup}\u001b[2J\u0007` });
      await send({ message: 'a'.repeat(4000) });
      expect(await messages()).toMatchObject([
        { name: '<b>Ama</b> [2J Mensah', message: `${markup}[2J` },
        { message: 'a'.repeat(4000) },
      ]);
      const outbox = await (await b.shop.fetch(new Request('http://localhost/outbox'))).text();
      expect(outbox).toContain('&lt;script&gt;alert(1)');
      expect(outbox).not.toContain('<script>alert(1)');
    });

    test('limits one network address and one email, which gets the copies, and says how long to wait', async () => {
      b.shop = await b.reopen({ limits: { messagesPerSender: { max: 2, windowMs: 60 * minute } } });
      const from = (count: number, address: string, email = `${count}@example.com`) =>
        send({ message: String(count), email }, { address, key: `message-number-${count}` });
      await from(1, '203.0.113.9');
      await from(2, '203.0.113.9');
      const limited = await from(3, '203.0.113.9');
      expect(limited).toMatchObject({ http: 429, body: { message: 'Too many attempts. Try again in 60 minutes.' } });
      expect(limited.headers.get('Retry-After')).toBe('3600');
      // A repetition is no other message.
      expect((await from(2, '203.0.113.9')).body).toEqual(DONE);
      expect((await from(4, '203.0.113.10', ama.email)).body).toEqual(DONE);
      expect((await from(5, '203.0.113.11', ama.email)).body).toEqual(DONE);
      expect((await from(6, '203.0.113.12', ama.email)).http).toBe(429);
      b.pass(61 * minute);
      expect((await from(3, '203.0.113.9')).body).toEqual(DONE);
      expect(await messages()).toHaveLength(5);
    });

    test('lets the operator read and answer messages, and mails each answer once', async () => {
      await send({ message: 'When do you open?\nOn Sunday too?', order_code: 'ORD-7' });
      const [{ id } = { id: 0 }] = await messages();
      expect(await runOperator(b.database, ['messages'])).toEqual([
        `${id}  2026-11-21T10:00:00.000Z  not answered  Ama Mensah <${ama.email}>  ORD-7`,
        '    When do you open?',
        '    On Sunday too?',
      ]);
      const answer = () => runOperator(b.database, ['answer', String(id), 'At nine.', 'Not on Sunday.']);
      expect(await answer()).toEqual([`The answer to message ${id} is mailed to ${ama.email}`]);
      await expect(answer()).rejects.toThrow(`No message with the number ${id} waits for this answer`);
      expect((await mails()).slice(1)).toEqual([
        {
          recipient: ama.email,
          subject: 'Our answer to your message',
          body: 'At nine. Not on Sunday.\n\nYou wrote:\n\nWhen do you open?\nOn Sunday too?',
        },
      ]);
      expect((await runOperator(b.database, ['messages']))[0]).toMatch(/ {2}answered 20/);
      expect(await b.database.query(`SELECT arguments FROM operator_commands WHERE command = 'answer'`)).toEqual([
        { arguments: String(id) },
        { arguments: String(id) },
      ]);
    });

    test('keeps a problem report with its message, and prints it for the operator', async () => {
      const report = { code: 'K7M2Q', steps: ['<b>\u001b[2J\u009b2J 👍'] };
      const reply = await send({ report });
      expect(reply.body).toEqual({ ...DONE, data: { report: 1 } });
      const [{ id } = { id: 0 }] = await messages();
      expect((await runOperator(b.database, ['messages']))[0]).toMatch(/ {2}with a problem report$/);
      const [text = ''] = await runOperator(b.database, ['report', String(id)]);
      expect(JSON.parse(text)).toEqual({ ...report, steps: ['<b>\u001b[2J2J 👍'] });
      // Control characters would let a report change the operator's screen.
      expect(text).not.toMatch(/\p{Cc}/u);
      expect(JSON.stringify(await mails())).not.toContain('K7M2Q');
    });

    test.each([['0'], ['seven'], ['1; DROP'], ['1']])('prints nothing for the command “report %s”', async (number) => {
      await send();
      await expect(runOperator(b.database, ['report', number])).rejects.toThrow(/has a problem report/);
    });

    test.each([['7'], ['seven We open at nine'], ['999999 We open at nine']])(
      'mails nothing for the command “answer %s”',
      async (given) => {
        await send();
        await expect(runOperator(b.database, ['answer', ...given.split(' ')])).rejects.toThrow(/number/);
        expect(await mails()).toHaveLength(1);
      },
    );

    test('belongs to the verified owner of the address: exported and deleted with the account', async () => {
      const client = await signUp(b.shop);
      await signUp(b.shop, kofi);
      await send({ report: { code: 'K7M2Q' } });
      await send({ email: kofi.email });
      const exported = async () =>
        ((await client.get('/storefront/me/export')).body.data as { messages?: object[] }).messages;
      expect(await exported()).toBeUndefined();
      await b.database.query('UPDATE users SET verified_at = now()');
      expect(await exported()).toMatchObject([{ message: letter.message, answer: null, report: '{"code":"K7M2Q"}' }]);
      await client.post('/storefront/me/delete', { password: ama.password });
      expect(await messages()).toMatchObject([{ email: kofi.email }]);
    });
  });
