import * as v from 'valibot';
import { product } from '../testing/builders/model';
import { wireProduct, wireVariant } from '../testing/builders/wireCatalogue';
import { productsReply } from './product';
import { setUnreadableReporter } from './lists';

test('maps the wire fields of a product to the names of the model', () => {
  expect(product()).toMatchObject({
    id: '101',
    hasVariant: true,
    shortDescription: 'A light shirt',
    stockStatus: 'In Stock',
    returnPolicy: '14 days',
    price: 12000,
    priceOld: 15000,
    preOrder: false,
    publishedAt: Date.UTC(2026, 9, 1, 8),
    secondImage: '/media/linen-shirt-back.svg',
    expiryDate: null,
  });
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['', false],
  ['false', false],
  [2, false],
  [null, false],
  [[], false],
  [{}, false],
])('reads the flag %p as %p', (raw, expected) => {
  const { isNew, isSale, hasVariant } = product({ isNew: raw, isSale: raw, has_variant: raw });
  expect([isNew, isSale, hasVariant]).toEqual([expected, expected, expected]);
});

test.each([
  [120, 12000],
  ['120.00', 12000],
  [0, 0],
  ['1,200.50', null],
  [-5, null],
  [1e21, null],
  ['abc', null],
  ['', null],
  [null, null],
])('reads the price %p as %p', (raw, expected) => expect(product({ price: raw }).price).toBe(expected));

test.each([
  [20, 20],
  ['20', 20],
  ['10%', 0],
  [-3, 0],
  [null, 0],
  [{}, 0],
])('reads the discount %p as %p', (raw, expected) => expect(product({ discount: raw }).discount).toBe(expected));

test.each([
  [4, 4],
  ['4', 4],
  [4.9, 4],
  [-2, 0],
  [0, 0],
  ['many', null],
  [1e300, null],
  [null, null],
])('reads an available count of %p as %p', (raw, expected) =>
  expect(product({ available: raw }).available).toBe(expected),
);

test('reads the second picture from imgSecondSrc, else from imgSrc2, and only a safe address', () => {
  expect(product({ imgSecondSrc: '/b.svg', imgSrc2: '/c.svg' }).secondImage).toBe('/b.svg');
  expect(product({ imgSecondSrc: 'javascript:alert(1)', imgSrc2: '/c.svg' }).secondImage).toBe('/c.svg');
  expect(product({ imgSecondSrc: null, imgSrc2: null }).secondImage).toBeNull();
});

test('reads each picture once, leaves out unsafe ones and accepts PHP lists', () => {
  const photos = { 0: '/a.svg', 2: '/b.svg', 3: '/a.svg', 4: 'data:image/svg+xml,x', 5: 7, 6: null };
  expect(product({ photos }).photos).toEqual(['/a.svg', '/b.svg']);
  expect(product({ imgSrc: 'blob:https://x' }).imgSrc).toBeNull();
});

test('keeps attribute names such as __proto__ and constructor as plain data', () => {
  const attributes: unknown = JSON.parse(
    '{"__proto__":"a","constructor":"b","toString":"c","Size":7,"Empty":"","List":[1]}',
  );
  const [variant] = product({ variants: [wireVariant({ attributes })] }).variants;
  expect(variant?.attributes).toEqual([
    { name: '__proto__', value: 'a' },
    { name: 'constructor', value: 'b' },
    { name: 'toString', value: 'c' },
    { name: 'Size', value: '7' },
  ]);
  expect(product({ variants: [wireVariant({ attributes: [] })] }).variants[0]?.attributes).toEqual([]);
});

test('reads the fields of a variant', () => {
  expect(product().variants[0]).toMatchObject({
    ...{ id: '1001', sku: 'LSH-BLK-S', price: 12000, priceOld: 15000, isNew: true, isSale: true, isDefault: true },
    ...{ available: 4, sold: 10, image: '/media/linen-shirt-black.svg' },
  });
});

test('identifies a variant by variant_id, else by id, and leaves out one with neither', () => {
  const variants = [
    wireVariant({ variant_id: 5, id: 6 }),
    wireVariant({ variant_id: null, id: '7' }),
    wireVariant({ variant_id: '', id: {} }),
  ];
  expect(product({ variants }).variants.map(({ id }) => id)).toEqual(['5', '7']);
});

test('keeps only swatches that have a name and a plain colour', () => {
  const swatches = [
    { name: 'Black', value: '#111' },
    { name: 'Sky', value: 'skyblue' },
    { name: 'Sea', value: 'rgba(0, 90, 120, .5)' },
    { name: 'Spy', value: 'url(https://evil.example/x)' },
    { name: 'Two', value: 'red;position:fixed' },
    { name: '', value: '#222' },
    'Black',
  ];
  expect(product({ swatches }).swatches.map(({ name }) => name)).toEqual(['Black', 'Sky', 'Sea']);
  expect(product({ swatches: { Black: '#111', Spy: 'url(x)' } }).swatches).toEqual([{ name: 'Black', value: '#111' }]);
});

test('keeps a video’s web address and reads a javascript: address as empty', () => {
  expect(product({ video_url: 'https://video.example/1' }).videoUrl).toBe('https://video.example/1');
  expect(product({ video_url: 'javascript:alert(1)' }).videoUrl).toBe('');
});

test('replaces a lone surrogate in a slug so that it can be URL-encoded', () => {
  expect(encodeURIComponent(product({ slug: 'a\ud800b' }).slug)).toBe('a%EF%BF%BDb');
});

test('reports entries left out of a list without their values', () => {
  const reported: string[] = [];
  setUnreadableReporter((message) => reported.push(message));
  v.parse(productsReply, { status: 1, data: [wireProduct(), wireProduct({ slug: null, title: 'Secret' }), 5] });
  setUnreadableReporter(null);
  v.parse(productsReply, { status: 1, data: [wireProduct(), null] });
  expect(reported).toEqual(['product 1 was left out: slug', 'product 2 was left out: not an object']);
});

test.each([
  [
    ['linen', 'summer'],
    ['linen', 'summer'],
  ],
  ['linen, summer,, linen ', ['linen', 'summer']],
  ['', []],
  [null, []],
  [7, []],
])('reads the tags %p as %p', (raw, expected) => {
  expect(product({ tags: raw }).tags).toEqual(expected);
});
