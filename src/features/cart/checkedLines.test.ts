import type { CartLine } from '../../contract/cart';
import { cartLine, variantDetail } from '../../testing/builders/model';
import { fc, runCount } from '../../testing/property';
import { cartTotal, checkedLine, lineTotal, mergedLines } from './checkedLines';
import type { CartChange } from './cartSlice';

const line = (id: string, quantity = 1, rest: Partial<CartLine> = {}) => cartLine({ id, quantity, ...rest });
const change = (id: string, quantity: number | 'removed'): [string, CartChange] => [
  id,
  { line: line(id, quantity === 'removed' ? 1 : quantity), removed: quantity === 'removed', phase: 'waiting' },
];
const text = (lines: CartLine[]) => lines.map(({ id, quantity }) => `${id}×${String(quantity)}`).join(' ');

describe('mergedLines', () => {
  test.each([
    ['no lines', [], [], [], ''],
    ['only stored lines', [], [line('1', 2)], [], '1×2'],
    ['only server lines', [line('1', 2)], [], [], '1×2'],
    ['server lines before stored lines that the server lacks', [line('1')], [line('2')], [], '1×1 2×1'],
    ['the same variant on both sides into one line of the larger quantity', [line('1', 2)], [line('1', 5)], [], '1×5'],
    ['a variant that the server lists twice into one line', [line('1', 2), line('1', 3)], [], [], '1×3'],
    ['a changed quantity', [line('1', 2)], [], [change('1', 7)], '1×7'],
    ['a removed line', [line('1'), line('2')], [], [change('1', 'removed')], '2×1'],
    ['an added line', [line('1')], [], [change('2', 3)], '1×1 2×3'],
  ])('merges %s', (_name, server, stored, changes, expected) => {
    expect(text(mergedLines(server, stored, Object.fromEntries(changes)))).toBe(expected);
  });
});

describe('checkedLine', () => {
  const bought = line('1', 5, { price: 12_000, available: 9 });
  const now = (fields: Parameters<typeof variantDetail>[0]) => checkedLine(bought, variantDetail(fields), null);

  test('leaves the line unchanged while its variant is not loaded', () => {
    expect(checkedLine(bought, undefined, null)).toMatchObject({
      quantity: 5,
      price: 12_000,
      priceWas: null,
      gone: false,
    });
  });
  test('reports no change when price and stock are unchanged', () => {
    expect(now({ price: 120, available: 9 })).toMatchObject({ priceWas: null, quantityWas: null, gone: false });
  });
  test('reports the new and the old price after a price change', () => {
    expect(now({ price: 99.5, available: 9 })).toMatchObject({ price: 9_950, priceWas: 12_000 });
  });
  test('lowers the quantity to the remaining stock and reports the old one', () => {
    expect(now({ price: 120, available: 2 })).toMatchObject({ quantity: 2, quantityWas: 5, gone: false });
  });
  test.each([
    ['no stock is left', variantDetail({ price: 120, available: 0 })],
    ['the variant no longer exists', null],
  ])('marks the line as gone when %s', (_name, known) => {
    expect(checkedLine(bought, known, null).gone).toBe(true);
  });
  test.each([
    ['the order holds all of it', 0, 5, 5],
    ['the order holds more than the line', 0, 9, 5],
    ['the order holds a part of it', 0, 3, 3],
    ['the stock is larger than the order', 4, 3, 4],
  ])('counts the stock of the shopper’s unpaid order when %s', (_name, available, held, quantity) => {
    const checked = checkedLine(bought, variantDetail({ price: 120, available }), null, false, held);
    expect(checked).toMatchObject({ quantity, gone: false });
  });
  test('keeps the line’s known price when the request fails', () => {
    expect(checkedLine(bought, 'unread', null)).toMatchObject({ price: 12_000, gone: false, unread: false });
  });
  test('leaves an ordered line that failed to load out of the total', () => {
    const unread = checkedLine(line('1', 1, { price: null }), 'unread', null, true);
    expect(unread).toMatchObject({ ordered: true, unread: false, gone: false });
    expect(cartTotal([unread, checkedLine(bought, undefined, null)])).toBe(60_000);
  });
  test('marks a line without a known price as unread when its request fails, and returns no total', () => {
    const bare = line('1', 2, { price: null, available: null });
    const unread = checkedLine(bare, 'unread', null);
    expect(unread).toMatchObject({ quantity: 2, price: null, gone: false, unpriced: false, unread: true });
    expect(cartTotal([unread, checkedLine(bought, undefined, null)])).toBeNull();
  });
  test('reports no change when the stock equals the quantity', () => {
    expect(now({ price: 120, available: 5 })).toMatchObject({ quantity: 5, quantityWas: null });
  });
  test('caps the quantity at the line’s known stock when the request fails', () => {
    const unread = checkedLine(line('1', 5, { price: 12_000, available: 4 }), 'unread', null);
    expect(unread).toMatchObject({ available: 4, quantity: 4, quantityWas: 5 });
  });
  test('reports no price change when the earlier price was unknown', () => {
    const bare = line('1', 1, { price: null, available: 9 });
    expect(checkedLine(bare, variantDetail({ price: 120, available: 9 }), null)).toMatchObject({
      price: 12_000,
      priceWas: null,
      gone: false,
    });
  });
  test.each([
    ['the line is in stock without a readable price', { price: null, available: 9 }, undefined, true],
    ['the line has a price', { price: 12_000, available: 9 }, undefined, false],
    ['the line is sold out', { price: null, available: 0 }, undefined, false],
    ['the variant no longer exists', { price: null, available: 9 }, null, false],
    ['the request fails', { price: null, available: 9 }, 'unread', false],
  ] as const)('derives the unpriced flag when %s (case %#)', (_name, fields, known, unpriced) => {
    expect(checkedLine(line('1', 1, fields), known, null).unpriced).toBe(unpriced);
  });
  test('marks a line without a readable price as gone', () => {
    expect(checkedLine(line('1', 1, { price: null }), undefined, null).gone).toBe(true);
  });
});

test('leaves gone lines out of the exact total, and returns null for a line without a price', () => {
  const lines = [
    checkedLine(line('1', 3, { price: 1_999, available: null }), undefined, null),
    checkedLine(line('2', 1, { price: 10, available: null }), undefined, null),
    checkedLine(line('3', 9, { price: 5_000, available: 0 }), undefined, null),
  ];
  expect(cartTotal(lines)).toBe(6_007);
  expect(lineTotal({ price: null, quantity: 2 })).toBeNull();
});

const MOST = Number.MAX_SAFE_INTEGER;
test.each([
  ['one line exceeds the largest safe integer', [[MOST, 2]]],
  [
    'two lines together exceed the largest safe integer',
    [
      [MOST, 1],
      [1, 1],
    ],
  ],
  [
    'a third line follows two that exceed it together',
    [
      [MOST, 1],
      [MOST, 1],
      [5, 1],
    ],
  ],
])('returns no total when %s', (_name, goods) => {
  const lines = goods.map(([price = 0, quantity = 0], index) =>
    checkedLine(line(String(index), quantity, { price, available: null }), undefined, null),
  );
  expect(cartTotal(lines)).toBeNull();
});

test('equals the exact BigInt sum for any bag', () => {
  const goods = fc.array(
    fc.record({ price: fc.integer({ min: 0, max: 10_000_000 }), quantity: fc.integer({ min: 1, max: 999 }) }),
    {
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(goods, (items) => {
      const lines = items.map(({ price, quantity }, index) =>
        checkedLine(line(String(index), quantity, { price, available: null }), undefined, null),
      );
      const exact = items.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n);
      expect(BigInt(cartTotal(lines) ?? -1)).toBe(exact);
    }),
    runCount(2_000),
  );
});
