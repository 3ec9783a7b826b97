import { product, variant } from '../../testing/builders/model';
import { wishMarks, wishOf, wishesToStore } from './wishMarks';

const goods = (price: number | null, available: number | null = 4) => ({
  ...product(),
  price,
  variants: [{ ...variant(), price, available }],
});

test.each([
  ['no earlier data', undefined, goods(100), []],
  ['no change', { price: 100, inStock: true }, goods(100), []],
  ['a lower price', { price: 12_000, inStock: true }, goods(9_900), ['Price dropped from GHS\u00A0120.00']],
  ['a higher price', { price: 100, inStock: true }, goods(200), []],
  ['a price that is unreadable now', { price: 100, inStock: true }, goods(null), []],
  ['a price that was unreadable before', { price: null, inStock: true }, goods(100), []],
  ['back in stock', { price: 100, inStock: false }, goods(100), ['Back in stock']],
  ['back with unknown stock', { price: 100, inStock: false }, goods(100, null), ['Back in stock']],
  [
    'unknown stock of a product that is marked sold out',
    { price: 100, inStock: false },
    { ...goods(100, null), stockStatus: 'Sold Out' },
    [],
  ],
  ['still sold out', { price: 100, inStock: false }, goods(100, 0), []],
  ['sold out since', { price: 100, inStock: true }, goods(100, 0), []],
  [
    'back in stock at a lower price',
    { price: 200, inStock: false },
    goods(100),
    ['Price dropped from GHS\u00A02.00', 'Back in stock'],
  ],
])('computes the marks of a wish: %s', (_name, seen, now, marks) => {
  expect(wishMarks(now, seen && { ...wishOf(now), ...seen }, 'GHS')).toEqual(marks);
});

test('stores an unknown product, updates its stock and keeps its first known price', () => {
  const now = goods(100, 0);
  const then = { ...wishOf(now), price: 500, inStock: true };
  expect(wishesToStore([now], new Map())).toEqual([wishOf(now)]);
  expect(wishesToStore([now], new Map([[now.id, then]]))).toEqual([{ ...then, inStock: false }]);
  expect(wishesToStore([now], new Map([[now.id, { ...then, inStock: false }]]))).toEqual([]);
  expect(wishesToStore([now], new Map([[now.id, { ...wishOf(now), price: null }]]))).toEqual([wishOf(now)]);
  expect(wishesToStore([now], new Map([[now.id, { ...then, slug: '', code: '' }]]))).toEqual([
    { ...then, inStock: false },
  ]);
});
