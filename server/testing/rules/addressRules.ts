import { addressesReply, addressReply, type SavedAddress } from '../../../src/contract/addresses';
import { orderReply } from '../../../src/contract/order';
import { checkoutBody, twoGoods } from '../goods';
import { ama, kofi, shopClient, signIn, signUp } from '../shopClient';
import type { ShopClient } from '../shopClient';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

const PATH = '/storefront/addresses';
const KEY = { 'Idempotency-Key': 'address_0123456789' };
const home = {
  full_name: 'Ama Mensah',
  phone: '0240000000',
  address: '12 Ring Road',
  city: 'Kumasi',
  email: '',
  is_default: false,
};
const work = { ...home, full_name: 'Ama at work', address: '3 Lake Road', email: 'ama@work.example' };

export const addressRules = (open: OpenDatabase) =>
  describe('saved addresses', () => {
    let b: Bench;
    let client: ShopClient;
    const list = async (by = client) => (await by.read(addressesReply, PATH)).data;
    const add = async (body: object = home, by = client): Promise<SavedAddress> =>
      (await by.read(addressReply, PATH, body)).data!;
    const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    beforeEach(async () => {
      b = await bench(open);
      client = await signUp(b.shop);
    });

    test('are the customer’s own, in the order in which they were added, and not cached', async () => {
      expect(await list()).toEqual([]);
      const [first, second] = [await add(), await add(work)];
      expect(await list()).toEqual([first, second]);
      expect(first).toMatchObject({ fullName: 'Ama Mensah', city: 'Kumasi', email: '', isDefault: true });
      expect((await client.get(PATH)).headers.get('Cache-Control')).toBe('no-store');
      expect(await list(await signUp(b.shop, kofi))).toEqual([]);
    });

    test('have one default: the first, then the one that is chosen, and another one after it is deleted', async () => {
      const [first, second, third] = [await add(), await add(work), await add({ ...work, city: 'Accra' })];
      expect(await defaults()).toEqual([first.id]);
      const changed = await client.read(addressReply, `${PATH}/${second.id}`, { ...work, is_default: true });
      expect(changed.data).toEqual({ ...second, isDefault: true });
      expect(await defaults()).toEqual([second.id]);
      await client.post(`${PATH}/${second.id}`, { ...work, is_default: false });
      expect(await defaults()).toEqual([second.id]);
      await client.remove(`${PATH}/${second.id}`);
      expect(await defaults()).toEqual([third.id]);
      const fourth = await add({ ...home, is_default: true });
      expect(await defaults()).toEqual([fourth.id]);
      await client.remove(`${PATH}/${first.id}`);
      expect(await defaults()).toEqual([fourth.id]);
    });

    test('have one default when several are added, made the default and deleted at the same moment', async () => {
      const added = await Promise.all([1, 2, 3].map((city) => add({ ...home, city: String(city), is_default: true })));
      expect(await defaults()).toHaveLength(1);
      const [one, two, three] = added.map(({ id }) => `${PATH}/${id}`);
      await Promise.all([
        client.post(one!, { ...home, is_default: true }),
        client.remove(two!),
        client.post(three!, { ...home, is_default: true }),
      ]);
      expect(await defaults()).toHaveLength(1);
    });

    test('are added once, however often the request arrives', async () => {
      const send = (body: object = home) => client.call(PATH, { body, headers: KEY });
      const [first, ...others] = await Promise.all([send(), send(), send()]);
      for (const other of others) expect(other.body).toEqual(first.body);
      expect(await list()).toHaveLength(1);
      expect((await send(work)).http).toBe(422);
    });

    test('can be ordered to, also the longest', async () => {
      const saved = await add({
        ...home,
        full_name: 'n'.repeat(200),
        phone: '1'.repeat(200),
        city: 'c'.repeat(200),
        email: 'e'.repeat(200),
        address: 'a'.repeat(500),
      });
      const [shirt] = await twoGoods(b.database);
      const { body } = await client.post(
        '/storefront/checkout',
        checkoutBody([{ id: shirt.id, quantity: 1 }], {
          shipping_address: true,
          ship_full_name: saved.fullName,
          ship_phone: saved.phone,
          ship_address: saved.address,
          ship_city: saved.city,
          ship_email: saved.email,
        }),
      );
      const { order_code } = body.data as { order_code: string };
      const { data } = await client.read(orderReply, `/storefront/order/${order_code}`);
      expect(data?.delivery).toEqual({
        fullName: saved.fullName,
        address: saved.address,
        city: saved.city,
        phone: saved.phone,
      });
    });

    test.each<[string, Partial<typeof home>]>([
      ['markup, which stays text', { full_name: '<b>A</b>', address: '<script>alert(1)</script>' }],
      ['emoji and accents', { full_name: '👩🏾‍🦱', city: 'Ọlá-Ñandú' }],
      ['spaces around it, which are removed', { city: '  Kumasi ' }],
      ['no email and no default', { email: undefined, is_default: undefined } as object],
    ])('save %s', async (_what, change) => {
      const saved = await add({ ...home, ...change });
      expect(await list()).toEqual([saved]);
      const { full_name, city } = { ...home, ...change };
      expect([saved.fullName, saved.city]).toEqual([full_name, city.trim()]);
    });

    test.each([
      ['an empty name', { full_name: '' }, 'Provide recipient name'],
      ['a blank town', { city: ' \t ' }, 'Please enter town/city'],
      ['a missing phone', { phone: undefined }, 'Provide recipient phone number'],
      ['a null address', { address: null }, 'Provide recipient address'],
      ['a number', { full_name: 7 }, 'Provide recipient name'],
      ['a list', { address: ['12 Ring Road'] }, 'Provide recipient address'],
      ['an object', { city: { name: 'Kumasi' } }, 'Please enter town/city'],
      ['an email that is a number', { email: 7 }, 'The request could not be read.'],
      ['a default that is text', { is_default: 'yes' }, 'The address could not be read'],
      ['a name of 201 characters', { full_name: 'n'.repeat(201) }, 'That is too long.'],
      ['a street of 501 characters', { address: 'a'.repeat(501) }, 'That is too long.'],
      ['two empty fields', { full_name: '', phone: '' }, 'Provide recipient name. Provide recipient phone number.'],
    ])('are not added or changed with %s', async (_what, wrong, message) => {
      const saved = await add();
      for (const path of [PATH, `${PATH}/${saved.id}`]) {
        expect(await client.post(path, { ...work, ...wrong })).toMatchObject({
          http: 400,
          body: { status: 0, message },
        });
      }
      expect(await list()).toEqual([saved]);
    });

    test.each(['[]', '"text"', 'null', '{', ''])('are not added from the body %j', async (text) => {
      const answer = await client.call(PATH, { method: 'POST', text });
      expect(answer).toMatchObject({ http: 400, body: { status: 0, message: expect.any(String) } });
      expect(await list()).toEqual([]);
    });

    test('of another customer are unknown, like ids that do not exist', async () => {
      const saved = await add();
      const other = await signUp(b.shop, kofi);
      await add(work, other);
      for (const id of [saved.id, '999999', '0', '-1', '1.5', 'x', '9'.repeat(30), '%27', '1%3Bdrop']) {
        const unknown = { http: 404, body: { status: 0, message: 'This address is not saved any more.' } };
        expect(await other.post(`${PATH}/${id}`, work)).toMatchObject(unknown);
        expect(await other.remove(`${PATH}/${id}`)).toMatchObject(unknown);
      }
      expect(await list()).toEqual([saved]);
      await client.remove(`${PATH}/${saved.id}`);
      expect((await client.remove(`${PATH}/${saved.id}`)).http).toBe(404);
    });

    test('need a session', async () => {
      const { id } = await add();
      const visitor = shopClient(b.shop);
      const answers = [
        await visitor.get(PATH),
        await visitor.post(PATH, home),
        await visitor.post(`${PATH}/${id}`, home),
        await visitor.remove(`${PATH}/${id}`),
      ];
      expect(answers.map(({ http }) => http)).toEqual([401, 401, 401, 401]);
    });

    test('are at most twenty, also when the last ones are added at the same moment', async () => {
      for (let count = 0; count < 19; count += 1) await add();
      const answers = await Promise.all([client.post(PATH, work), client.post(PATH, work), client.post(PATH, work)]);
      expect(answers.map(({ body }) => body.status).sort()).toEqual([0, 0, 1]);
      expect(answers.find(({ body }) => body.status === 0)?.body.message).toBe(
        'You have saved 20 addresses, which is the maximum. Delete one before you add another.',
      );
      const [first] = await list();
      await client.remove(`${PATH}/${first!.id}`);
      expect((await client.post(PATH, work)).body.status).toBe(1);
      expect(await list()).toHaveLength(20);
    });

    test('are part of the export, and deleted with the account, also one that is added at the same moment', async () => {
      await add();
      const { data } = (await client.get('/storefront/me/export')).body;
      expect(data).toMatchObject({ addresses: [{ full_name: 'Ama Mensah', address: '12 Ring Road' }] });
      const close = { password: ama.password };
      await Promise.all([client.post('/storefront/me/delete', close), client.post(PATH, work)]);
      expect(await b.database.query('SELECT * FROM addresses')).toEqual([]);
      await signUp(b.shop);
      expect(await list(await signIn(b.shop, ama))).toEqual([]);
    });
  });
