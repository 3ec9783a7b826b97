import { wireProduct } from '../testing/builders/wireCatalogue';
import { excerptOf, FIRST_ROWS, firstRows } from './listStart';

const row = (id: number, published_at: unknown = null) => wireProduct({ id, published_at });
const ids = (rows: { id?: unknown }[]) => rows.map(({ id }) => id);
const many = Array.from({ length: 12 }, (_, index) => row(index + 1, `2026-01-${index + 10}`));

test.each([
  ['the first eight of a long list', many, false, [1, 2, 3, 4, 5, 6, 7, 8]],
  ['the eight latest, sorted by date', many, true, [12, 11, 10, 9, 8, 7, 6, 5]],
  ['undated rows last', [row(1), row(2, '2026-01-01'), row(3, 'soon')], true, [2, 1, 3]],
  ['those of a paginated list', { data: [row(1)] }, false, [1]],
  ['only entries that are objects', [null, 'x', row(1)], false, [1]],
  ['none of a value that is not a list', 'x', false, []],
])('picks the first rows: %s', (_name, data, latestFirst, first) => {
  expect(ids(firstRows(data, latestFirst))).toEqual(first);
});

test('builds an excerpt of the first rows, each with only the fields a card is painted from', () => {
  const { status, data } = excerptOf({ status: 1, message: 'ok', data: many }, false) as {
    status: number;
    data: Record<string, unknown>[];
  };
  expect([status, data.length]).toEqual([1, FIRST_ROWS]);
  expect(
    Object.keys(data[0] ?? {})
      .sort()
      .join(' '),
  ).toBe('category code discount has_variant id imgSrc isNew price priceOld published_at slug title variants');
  expect(data[0]?.variants).toEqual([
    { price: 120, priceOld: 150 },
    { price: 130, priceOld: 150 },
  ]);
});

test.each([
  ['a refusal', { status: 0, data: many }],
  ['a product', { status: 1, data: row(1) }],
  ['an empty list', { status: 1, data: [] }],
  ['a string', 'x'],
])('builds no excerpt of %s', (_name, reply) => {
  expect(excerptOf(reply, false)).toBeNull();
});
