import { plainReply } from '../../../src/contract/envelope';
import { businessReply } from '../../../src/contract/business';
import { runOperator } from '../../domain/operator';
import { checkoutBody, setStock, twoGoods } from '../goods';
import type { Goods } from '../goods';
import { ama, shopClient, signUp } from '../shopClient';
import { bench, minute } from './suite';
import type { Bench, OpenDatabase } from './suite';

export const stockAlertRules = (open: OpenDatabase) =>
  describe('stock alerts', () => {
    let b: Bench;
    let shirt: Goods;
    const path = (id: unknown = shirt.id) => `/storefront/product-variant/${String(id)}/notify`;
    const ask = (email: unknown = ama.email, id?: unknown) => shopClient(b.shop).post(path(id), { email });
    const alertMails = () =>
      b.database.query<{ recipient: string; subject: string; link: string }>(
        `SELECT recipient, subject, link FROM mails WHERE kind = 'back-in-stock' ORDER BY recipient`,
      );
    const tidyLater = () => {
      b.pass(minute);
      return b.shop.tidy();
    };
    beforeEach(async () => {
      b = await bench(open);
      [shirt] = await twoGoods(b.database);
      await setStock(b.database, shirt.id, 0);
    });

    test('mails everyone once when the variant is in stock again, with a link to it, and deletes the addresses', async () => {
      await ask();
      await ask('kofi@example.com');
      await tidyLater();
      expect(await alertMails()).toEqual([]);
      await setStock(b.database, shirt.id, 1);
      await tidyLater();
      const mails = await alertMails();
      expect(mails.map(({ recipient }) => recipient)).toEqual([ama.email, 'kofi@example.com']);
      expect(mails[0]?.subject).toBe(`${shirt.title} is back in stock`);
      expect(new URL(mails[0]!.link).searchParams.get('variant')).toBe(String(shirt.id));
      expect(await b.database.query('SELECT * FROM stock_alerts')).toEqual([]);
      await setStock(b.database, shirt.id, 0);
      await setStock(b.database, shirt.id, 1);
      await tidyLater();
      expect(await alertMails()).toHaveLength(2);
    });

    test('mails when a cancelled order returns the last piece', async () => {
      await setStock(b.database, shirt.id, 1);
      const client = await signUp(b.shop);
      const { body } = await client.post('/storefront/checkout', checkoutBody([{ id: shirt.id, quantity: 1 }]));
      await ask('kofi@example.com');
      const { order_code } = body.data as { order_code: string };
      await client.post('/storefront/order/cancel', { order_code });
      await tidyLater();
      expect(await alertMails()).toMatchObject([{ recipient: 'kofi@example.com' }]);
    });

    test('answers a repeated request like the first one, in any spelling, and mails once', async () => {
      const first = await shopClient(b.shop).read(plainReply, path(), { email: ama.email });
      expect(first).toEqual({ status: 1, message: expect.stringMatching(/email you once/) });
      expect((await ask(' AMA@Example.com ')).body).toEqual(first);
      await setStock(b.database, shirt.id, 1);
      await tidyLater();
      expect(await alertMails()).toHaveLength(1);
    });

    test.each([
      ['no email', '', 'Provide your email'],
      ['half an email', 'ama@', 'That is not a complete email address'],
      ['markup', '<b>@example.com', 'That is not a complete email address'],
      ['a number', 7, 'Provide your email'],
      ['a long text', `${'a'.repeat(300)}@example.com`, 'That is too long.'],
    ])('refuses %s and keeps nothing', async (_what, email, message) => {
      expect((await ask(email)).body).toEqual({ status: 0, message });
      expect(await b.database.query('SELECT * FROM stock_alerts')).toEqual([]);
    });

    test.each([999_999_999, 'x', '1e99', '-1'])('reports the unknown variant %s as missing', async (id) => {
      expect(await ask(ama.email, id)).toMatchObject({ http: 404, body: { status: 0 } });
    });

    test('refuses a request for a variant in stock', async () => {
      await setStock(b.database, shirt.id, 1);
      expect((await ask()).body).toEqual({ status: 0, message: expect.stringMatching(/in stock again/) });
    });

    test('keeps at most 20 requests of one email, without saying so', async () => {
      const variants = await b.database.query<{ id: number }>('UPDATE variants SET stock = 0 RETURNING id');
      const replies = [];
      for (const { id } of variants.slice(0, 22)) replies.push((await ask(ama.email, id)).body.status);
      expect(new Set(replies)).toEqual(new Set([1]));
      expect(await b.database.query('SELECT 1 FROM stock_alerts')).toHaveLength(20);
    });

    test('limits the requests of one network address and says how long to wait', async () => {
      b.shop = await b.reopen({ limits: { stockAlertsPerAddress: { max: 2, windowMs: 30 * minute } } });
      const from = (email: string) => shopClient(b.shop).call(path(), { body: { email }, address: '203.0.113.9' });
      await from('1@example.com');
      await from('2@example.com');
      expect(await from('3@example.com')).toMatchObject({
        http: 429,
        body: { message: 'Too many attempts. Try again in 30 minutes.' },
      });
    });

    test('is announced by default, and not by a shop that does without', async () => {
      const featuresOf = async (shop = b.shop) =>
        (await shopClient(shop).read(businessReply, '/business/get_details')).data?.features;
      expect(await featuresOf()).toContain('stock_alerts');
      expect(await featuresOf(await b.reopen({ features: [] }))).toEqual([]);
    });

    test('lets the operator see what shoppers wait for, and set the stock of a variant', async () => {
      const [row] = await b.database.query<{ sku: string }>(
        `SELECT document ->> 'sku' AS sku FROM variants WHERE id = $1`,
        [shirt.id],
      );
      await ask();
      await ask('kofi@example.com');
      expect(await runOperator(b.database, ['alerts'])).toEqual([`2  ${shirt.title}  ${row!.sku}`]);
      await expect(runOperator(b.database, ['stock', row!.sku])).rejects.toThrow('Give a SKU and a number');
      await expect(runOperator(b.database, ['stock', 'NONE', '4'])).rejects.toThrow('No variant has the SKU NONE');
      expect(await runOperator(b.database, ['stock', row!.sku, '4'])).toEqual([
        `${shirt.title} (${row!.sku}): 4 in stock`,
      ]);
      await tidyLater();
      expect(await alertMails()).toHaveLength(2);
    });
  });
