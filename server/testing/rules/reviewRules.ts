import { reviewsReply } from '../../../src/contract/reviews';
import { migrations } from '../../db/migrations';
import { runOperator } from '../../domain/operator';
import { checkoutBody, type Goods, twoGoods } from '../goods';
import { ama, kofi, shopClient, type ShopClient, signUp } from '../shopClient';
import { bench, minute } from './suite';
import type { Bench, OpenDatabase } from './suite';

const DONE = { status: 1, message: 'Thank you. Your review will be shown after a check.' };
const praise = { stars: 4, title: 'Fits well', text: 'I wear it often.' };

export const reviewRules = (open: OpenDatabase) =>
  describe('reviews', () => {
    let b: Bench;
    let goods: Goods;
    let path: string;
    let productPath: string;
    beforeEach(async () => {
      b = await bench(open);
      [goods] = await twoGoods(b.database);
      const [product] = await b.database.query<{ slug: string; code: string }>(
        'SELECT slug, code FROM products WHERE id = $1',
        [goods.product_id],
      );
      path = `/storefront/products/${product!.code}/reviews`;
      productPath = `/storefront/products/${product!.slug}/${product!.code}`;
    });

    const order = async (client: ShopClient, status: string) => {
      const { body } = await client.post('/storefront/checkout', checkoutBody([{ id: goods.id, quantity: 1 }]));
      const { order_code } = body.data as { order_code: string };
      await b.database.query('UPDATE orders SET status = $2 WHERE code = $1', [order_code, status]);
    };
    const buyer = async (customer = ama) => {
      const client = await signUp(b.shop, customer);
      await order(client, 'Confirmed');
      return client;
    };
    const send = (client: ShopClient, overrides: object = {}, key?: string) =>
      client.call(path, {
        body: { ...praise, ...overrides },
        ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
      });
    const rows = () =>
      b.database.query<{ id: number }>('SELECT id, stars, title, text, name, variant FROM reviews ORDER BY id');
    const approveAll = async () => {
      for (const { id } of await rows()) await runOperator(b.database, ['reviews', 'approve', String(id)]);
    };
    const read = async (client: ShopClient = shopClient(b.shop), query = '') =>
      (await client.get(path + query)).body.data as Record<string, unknown> & { items: Record<string, unknown>[] };
    const productNow = async () =>
      (await shopClient(b.shop).get(productPath)).body.data as Record<'rating' | 'reviews' | 'stars', unknown>;

    test('shows a buyer’s review once the operator has approved it, in the list and in the product’s rating', async () => {
      const client = await buyer();
      expect(await read(client)).toMatchObject({ items: [], count: 0, average: null, can_review: 1 });
      expect((await send(client)).body).toEqual(DONE);
      expect(await read()).toMatchObject({ items: [], total: 0, count: 0, histogram: { 4: 0 } });
      expect(await productNow()).toMatchObject({ rating: null, reviews: 0, stars: 0 });
      const [{ id } = { id: 0 }] = await rows();
      expect(await runOperator(b.database, ['reviews', 'approve', String(id)])).toEqual([`Review ${id} is shown`]);
      const { items, ...rest } = await read(client);
      expect(items).toEqual([
        {
          ...praise,
          id,
          name: 'Ama M.',
          date: '2026-11-21T10:00:00.000Z',
          verified: 1,
          variant: expect.stringMatching(/./) as string,
        },
      ]);
      expect(rest).toEqual({
        page: 1,
        per_page: 10,
        total: 1,
        average: 4,
        count: 1,
        histogram: { 5: 0, 4: 1, 3: 0, 2: 0, 1: 0 },
        can_review: 0,
      });
      expect(await productNow()).toMatchObject({ rating: 4, reviews: 1, stars: 4 });
    });

    test('pages and sorts, and ignores a page, size or order that it does not know', async () => {
      const name = (index: number) => ({ ...ama, first_name: `Ama${index}`, email: `ama${index}@example.com` });
      for (const [index, stars] of [3, 5, 1].entries()) {
        await send(await buyer(name(index)), { stars });
        b.pass(minute);
      }
      await approveAll();
      const starsOf = async (query: string) => (await read(undefined, query)).items.map(({ stars }) => stars);
      expect(await starsOf('')).toEqual([1, 5, 3]);
      expect(await starsOf('?sort=highest')).toEqual([5, 3, 1]);
      expect(await starsOf('?sort=lowest&per_page=2')).toEqual([1, 3]);
      expect(await starsOf('?sort=lowest&per_page=2&page=2')).toEqual([5]);
      expect(await starsOf('?page=9')).toEqual([]);
      expect(await read(undefined, '?page=0&per_page=1000&sort=id;--')).toMatchObject({ page: 1, per_page: 10 });
      expect(await read()).toMatchObject({ average: 3, total: 3 });
      expect(await productNow()).toMatchObject({ rating: 3, reviews: 3 });
      await shopClient(b.shop).read(reviewsReply, path);
    });

    test('tells a customer, and not a visitor, whether they may write; a token that is not valid ends the session', async () => {
      expect(await read()).not.toHaveProperty('can_review');
      const client = await signUp(b.shop);
      expect(await read(client)).toMatchObject({ can_review: 0 });
      expect((await client.get(path)).headers.get('Cache-Control')).toBe('no-store');
      expect((await shopClient(b.shop, 'forged').get(path)).http).toBe(401);
      expect((await send(shopClient(b.shop))).http).toBe(401);
    });

    test.each([['Pending'], ['Cancelled'], ['Declined'], ['Rejected'], ['Expired']])(
      'refuses a customer whose order is %s',
      async (status) => {
        const client = await signUp(b.shop);
        await order(client, status);
        const { body } = await send(client);
        expect(body).toEqual({ status: 0, message: 'Only customers who bought this can review it.' });
        expect(await rows()).toEqual([]);
      },
    );

    test.each([['Processing'], ['Ready for pickup'], ['Shipped'], ['Delivered'], ['Completed']])(
      'takes the review of a customer whose order is %s',
      async (status) => {
        const client = await signUp(b.shop);
        await order(client, status);
        expect((await send(client)).body).toEqual(DONE);
      },
    );

    test('refuses a customer for whom someone else has bought', async () => {
      await buyer();
      const other = await signUp(b.shop, kofi);
      expect((await send(other)).body.status).toBe(0);
      expect(await read(other)).toMatchObject({ can_review: 0 });
    });

    test('keeps one review of a product for each customer, however often it is sent', async () => {
      const client = await buyer();
      const key = 'a'.repeat(32);
      const replies = await Promise.all([send(client, {}, key), send(client, {}, key)]);
      expect(replies.map(({ body }) => body)).toContainEqual(DONE);
      expect((await send(client, {}, key)).body).toEqual(DONE);
      expect((await send(client, { text: 'Another' }, 'b'.repeat(32))).body).toEqual({
        status: 0,
        message: 'You have already reviewed this.',
      });
      const both = await buyer(kofi);
      await Promise.all([send(both, { text: 'One' }), send(both, { text: 'Two' })]);
      expect(await rows()).toHaveLength(2);
    });

    test.each<[string, object, string]>([
      ['nothing', { stars: undefined, title: undefined, text: undefined }, 'Choose a rating and write your review'],
      ['six stars', { stars: 6 }, 'Choose a rating from 1 to 5 stars'],
      ['half a star', { stars: 0.5 }, 'Choose a rating from 1 to 5 stars'],
      ['stars as text', { stars: '4' }, 'Choose a rating from 1 to 5 stars'],
      ['an empty text', { text: ' \n' }, 'Write your review'],
      ['control characters alone', { text: '\u0007' }, 'Write your review'],
      ['a list as text', { text: ['Fine'] }, 'Write your review'],
      ['4,001 characters', { text: 'a'.repeat(4001) }, 'Your review is too long. Use at most 4,000 characters.'],
      ['a title of 201 characters', { title: 'a'.repeat(201) }, 'That is too long.'],
      ['a title of another type', { title: {} }, 'The request could not be read.'],
    ])('refuses %s and keeps nothing', async (_what, overrides, message) => {
      expect((await send(await buyer(), overrides)).body).toEqual({ status: 0, message });
      expect(await rows()).toEqual([]);
    });

    test('keeps markup, emoji and 4,000 characters as text, without control characters', async () => {
      const markup = '<script>alert(1)</script> 👍🏾';
      await send(await buyer({ ...ama, first_name: '<b>Ama</b>\u001b[2J', last_name: '🦁' }), {
        title: `${markup}\u001b[2J\n`,
        text: `${markup}\r\nTwo\u0007`,
      });
      await send(await buyer(kofi), { title: null, text: 'a'.repeat(4000) });
      expect(await rows()).toMatchObject([
        { title: `${markup} [2J`, text: `${markup}\nTwo`, name: '<b>Ama</b> [2J 🦁.' },
        { title: '', text: 'a'.repeat(4000), name: 'Kofi M.' },
      ]);
    });

    test('answers 404 for an unknown product', async () => {
      const unknown = '/storefront/products/NO-SUCH/reviews';
      expect((await shopClient(b.shop).get(unknown)).http).toBe(404);
      expect((await (await signUp(b.shop)).post(unknown, praise)).http).toBe(404);
    });

    test('limits how often a customer sends, and says how long to wait', async () => {
      b.shop = await b.reopen({ limits: { reviewsPerAccount: { max: 2, windowMs: 60 * minute } } });
      const client = await buyer();
      await send(client);
      await send(client);
      const limited = await send(client);
      expect(limited).toMatchObject({ http: 429, body: { message: 'Too many attempts. Try again in 60 minutes.' } });
      expect(limited.headers.get('Retry-After')).toBe('3600');
    });

    test('lists the reviews for the operator, and deletes a rejected one, after which its customer may write again', async () => {
      const client = await buyer();
      await send(client, { text: 'Fine.\nReally.' });
      const [{ id } = { id: 0 }] = await rows();
      const code = path.split('/')[3];
      expect((await runOperator(b.database, ['reviews'])).slice(0, 4)).toEqual([
        `${id}  2026-11-21T10:00:00.000Z  waits  ${code}  4/5  Ama M.`,
        '    Fits well',
        '    Fine.',
        '    Really.',
      ]);
      await approveAll();
      await expect(approveAll()).rejects.toThrow(`No review with the number ${id} waits for this decision`);
      expect(await productNow()).toMatchObject({ reviews: 1 });
      expect(await runOperator(b.database, ['reviews', 'reject', String(id)])).toEqual([`Review ${id} is deleted`]);
      expect(await rows()).toEqual([]);
      expect(await productNow()).toMatchObject({ reviews: 0 });
      expect((await send(client)).body).toEqual(DONE);
      expect(await b.database.query(`SELECT arguments FROM operator_commands WHERE command = 'reviews'`)).toEqual([
        { arguments: '' },
        { arguments: `approve ${id}` },
        { arguments: `approve ${id}` },
        { arguments: `reject ${id}` },
      ]);
    });

    test.each([['approve'], ['approve seven'], ['publish 7'], ['reject 999999']])(
      'decides nothing for the command “reviews %s”',
      async (given) => {
        await send(await buyer());
        await expect(runOperator(b.database, ['reviews', ...given.split(' ')])).rejects.toThrow(/number/);
        expect(await read()).toMatchObject({ count: 0 });
        expect(await rows()).toHaveLength(1);
      },
    );

    test('deletes what no customer wrote when the database of an earlier version is opened', async () => {
      await send(await buyer());
      const undone = new Error('undone');
      const sql = migrations.find((text) => text.includes('DELETE FROM reviews')) ?? '';
      let kept: object[] = [];
      const migrated = b.database.transaction(async (tx) => {
        await tx.query('ALTER TABLE reviews ALTER COLUMN user_id DROP NOT NULL');
        await tx.query(
          `INSERT INTO reviews (product_id, stars, title, text, name, variant, created_at)
           SELECT product_id, stars, title, text, 'Nobody', variant, created_at FROM reviews`,
        );
        for (const statement of sql.split(';').filter((text) => text.trim() !== '')) await tx.query(statement);
        kept = await tx.query('SELECT name FROM reviews');
        throw undone;
      });
      await expect(migrated).rejects.toBe(undone);
      expect(kept).toEqual([{ name: 'Ama M.' }]);
    });

    test('belongs to the customer: exported, and deleted with the account', async () => {
      const client = await buyer();
      await send(client);
      await approveAll();
      await send(await buyer(kofi));
      expect(await productNow()).toMatchObject({ reviews: 1 });
      const { reviews } = (await client.get('/storefront/me/export')).body.data as { reviews: object[] };
      expect(reviews).toMatchObject([{ ...praise, product: goods.title, name: 'Ama M.' }]);
      expect((await client.post('/storefront/me/delete', { password: ama.password })).body.status).toBe(1);
      expect(await rows()).toMatchObject([{ name: 'Kofi M.' }]);
      expect(await productNow()).toMatchObject({ reviews: 0 });
    });
  });
