import * as v from 'valibot';
import { cartLine, user } from '../testing/builders/model';
import { fc } from '../testing/property';
import type { CartLine } from './cart';
import { userSchema } from './customer';
import { storedCartLines, storedCheckoutId, storedToken, storedWishlist, toStored, toStoredWishlist } from './stored';

const readLines = (raw: unknown): CartLine[] => v.parse(storedCartLines, raw);
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('stores a line with its price in decimals and its attributes as a map', () => {
  expect(toStored(cartLine({ quantity: 2, price: 12050 }))).toEqual({
    id: 1001,
    quantity: 2,
    price: 120.5,
    available: 4,
    product: {
      id: 101,
      slug: 'linen-shirt',
      code: 'LSH-101',
      title: 'Linen Shirt',
      imgSrc: '/media/linen-shirt.svg',
      category: { name: 'Shirts' },
    },
    attributes: { Color: 'Black', Size: 'S' },
  });
});

test('restores a stored line unchanged', () => {
  const name = fc
    .oneof(fc.string({ minLength: 1 }), fc.constantFrom('__proto__', 'constructor', 'toString'))
    .map((text) => text.trim())
    .filter(Boolean);
  const id = fc.oneof(fc.maxSafeNat().map(String), fc.uuid(), fc.constant('9007199254740993'));
  fc.assert(
    fc.property(
      id,
      fc.option(id),
      fc.option(fc.integer({ min: 0, max: 10 ** 13 })),
      fc.integer({ min: 1, max: 99_999 }),
      fc.uniqueArray(fc.record({ name, value: name }), { selector: (entry) => entry.name, maxLength: 4 }),
      (variant, productId, amount, quantity, attributes) => {
        // An object puts integer keys first, regardless of insertion order.
        const ordered = attributes.filter((entry) => !/^\d+$/.test(entry.name));
        const line = cartLine({
          id: variant,
          productId,
          price: amount,
          quantity,
          attributes: ordered,
        });
        expect(readLines(throughJson([toStored(line)]))).toEqual([line]);
      },
    ),
  );
});

test('restores each line of a damaged cart that has an id and a quantity, once per variant', () => {
  const good = toStored(cartLine());
  const lines = readLines([
    good,
    { ...good, quantity: 7 },
    { ...good, id: '1001' },
    { id: 5, quantity: '3' },
    { ...good, id: 6, product: 'gone', price: 'abc', attributes: [] },
    { ...good, id: 7, quantity: 0 },
    { ...good, id: null },
    null,
    'x',
    [],
  ]);
  expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['1001', 1],
    ['5', 3],
    ['6', 1],
  ]);
  expect(lines[1]).toEqual({
    id: '5',
    productId: null,
    slug: '',
    code: '',
    quantity: 3,
    price: null,
    available: null,
    product: { title: '', imgSrc: null, category: null },
    attributes: [],
  });
});

test.each([null, undefined, {}, 'x', 5, { 0: toStored(cartLine()) }])('rejects %j as a stored cart', (raw) =>
  expect(v.safeParse(storedCartLines, raw).success).toBe(false),
);

test('restores each wishlist id once, stores safe integers as numbers and rejects a non-list', () => {
  const ids = v.parse(storedWishlist, [3, '3', 'abc', '9007199254740993', null, {}, [], -1, 2.5, '', true, 3]);
  expect(ids).toEqual(['3', 'abc', '9007199254740993', '-1']);
  expect(toStoredWishlist(ids)).toEqual([3, 'abc', '9007199254740993', -1]);
  expect(v.safeParse(storedWishlist, { 0: 3 }).success).toBe(false);
});

test.each(['a.b.c', '!~', 'x'.repeat(16 * 1024 - 1)])('accepts a token that an HTTP header can carry', (raw) =>
  expect(v.parse(storedToken, raw)).toBe(raw),
);
test.each(['', ' ', 'a b', 'a\nb', 'ä', '\u0000', 'x'.repeat(16 * 1024), null, undefined, 5, {}, ['a']])(
  'rejects %j as a token',
  (raw) => expect(v.safeParse(storedToken, raw).success).toBe(false),
);

test.each([
  ['chk-1', 'chk-1'],
  [17, '17'],
])('reads the checkout id %p as %p', (raw, expected) => expect(v.parse(storedCheckoutId, raw)).toBe(expected));
test.each(['', null, undefined, {}, [], true])('rejects %j as a checkout id', (raw) =>
  expect(v.safeParse(storedCheckoutId, raw).success).toBe(false),
);

test('restores an account and rejects one without a name, phone or email', () => {
  expect(v.parse(userSchema, throughJson(user()))).toEqual(user());
  expect(v.parse(userSchema, { email: 'a@b.c', first_name: 7, last_name: null, admin: true })).toEqual({
    first_name: '7',
    last_name: '',
    phone: '',
    email: 'a@b.c',
    eligible: '',
  });
  for (const raw of [{}, { eligible: 'Approved' }, [], 'Ama', null, 5])
    expect(v.safeParse(userSchema, raw).success).toBe(false);
});
