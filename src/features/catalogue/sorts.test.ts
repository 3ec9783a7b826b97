import { product } from '../../testing/builders/model';
import { SORTS, sortProducts } from './sorts';

const named = (id: number, title: string, price: unknown, published_at: unknown) =>
  product({ id, title, price, published_at, variants: [] });

const products = [
  named(1, 'banana bag', 20, '2026-03-01T00:00:00Z'),
  named(2, 'Apron', null, '2026-01-01T00:00:00Z'),
  named(3, 'Éclair tin', 20, null),
  named(4, 'Boot 10', 5, 'not a date'),
  named(5, 'Boot 9', 300, '2026-02-01T00:00:00Z'),
];

test('lists the seven sort options by label', () => {
  expect(SORTS).toEqual([
    'Default',
    'Name, A to Z',
    'Name, Z to A',
    'Price, low to high',
    'Price, high to low',
    'Oldest',
    'Newest',
  ]);
});

test.each([
  ['Default', '1 2 3 4 5'],
  ['Name, A to Z', '2 1 5 4 3'],
  ['Name, Z to A', '3 4 5 1 2'],
  ['Price, low to high', '4 1 3 5 2'],
  ['Price, high to low', '5 1 3 4 2'],
  ['Oldest', '2 5 1 3 4'],
  ['Newest', '1 5 2 3 4'],
] as const)('sorts by “%s”', (name, order) => {
  const sorted = sortProducts(products, SORTS.indexOf(name));
  expect(sorted.map(({ id }) => id).join(' ')).toBe(order);
});

test('does not mutate the input', () => {
  const before = products.map(({ id }) => id);
  sortProducts(products, 3);
  expect(products.map(({ id }) => id)).toEqual(before);
});

test('keeps the order for an unknown sort', () => {
  expect(sortProducts(products, 99)).toEqual(products);
});
