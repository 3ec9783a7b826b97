import { fc, runCount } from '../testing/property';
import {
  addMinor,
  formatMinor,
  formatPrice,
  multiplyMinor,
  PRICE_UNAVAILABLE,
  toMajor,
  toMinor,
  unbrokenPrice,
} from './money';

describe('toMinor', () => {
  test.each([
    [120, 12000],
    [0, 0],
    [-0, 0],
    ['0', 0],
    ['120', 12000],
    ['120.00', 12000],
    ['120.5', 12050],
    [' 120.50 ', 12050],
    ['007.10', 710],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [4.35, 435],
    [1.1, 110],
    [8.2, 820],
    ['1.005', 101],
    ['1.004999', 100],
    ['0.994', 99],
    ['0.995', 100],
    ['9.999', 1000],
    [1e9, 100_000_000_000],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('parses %p as %p', (value, expected) => expect(toMinor(value)).toBe(expected));

  test.each([
    ['1,200.50'],
    ['-5'],
    [-5],
    [-0.001],
    [1e21],
    ['1e21'],
    ['1e3'],
    ['abc'],
    ['12abc'],
    ['GHS 12'],
    [''],
    [' '],
    ['.5'],
    ['5.'],
    ['+5'],
    ['1.2.3'],
    ['0x10'],
    ['١٢٠'],
    ['120\n.5'],
    ['90071992547409.92'],
    ['9'.repeat(400)],
    [null],
    [undefined],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [true],
    [[120]],
    [{ valueOf: () => 5 }],
    [12n],
  ])('rejects %p as unreadable', (value) => expect(toMinor(value)).toBeNull());

  test('round-trips 100,000 amounts both as numbers and as text', () => {
    let state = 12345;
    for (let round = 0; round < 100_000; round += 1) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      const amount = round < 50_000 ? round : state;
      const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
      if (toMinor(Number(text)) !== amount || toMinor(text) !== amount || toMinor(toMajor(amount)) !== amount) {
        throw new Error(`${text} was read as ${toMinor(Number(text))} and ${toMinor(text)}`);
      }
    }
  });

  test('rounds text half up at its third decimal, checked against BigInt', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }), (units, places) => {
        const digits = String(units).padStart(places + 1, '0');
        const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
        const thousandths = (units * 1000n) / 10n ** BigInt(places);
        const exact = (thousandths + 5n) / 10n;
        const expected = exact <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(exact) : null;
        expect(toMinor(text)).toBe(expected);
      }),
    );
  });

  test('reads any value as a non-negative integer or null, and never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withObjectString: true }), (value) => {
        const amount = toMinor(value);
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0 && !Object.is(amount, -0))).toBe(true);
      }),
    );
  });
});

describe('sums', () => {
  const line = fc.record({
    amount: fc.integer({ min: 0, max: 100_000_000_000 }),
    quantity: fc.integer({ min: 1, max: 99_999 }),
  });

  test('totals 20,000 carts like BigInt, or refuses totals that are too large', () => {
    const limit = BigInt(Number.MAX_SAFE_INTEGER);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (lines) => {
        const exact = lines.map(({ amount, quantity }) => BigInt(amount) * BigInt(quantity));
        const total = exact.reduce((sum, part) => sum + part, 0n);
        const sum = addMinor(...lines.map(({ amount, quantity }) => multiplyMinor(amount, quantity)));
        if (sum !== (total > limit ? null : Number(total))) throw new Error(`${String(sum)} is not ${total}`);
      }),
      runCount(20_000),
    );
  });

  test('returns an unknown total, never a smaller one, when a part is unreadable or no longer exact', () => {
    expect(addMinor()).toBe(0);
    expect(addMinor(100, null, 200)).toBeNull();
    expect(addMinor(Number.MAX_SAFE_INTEGER, 1)).toBeNull();
    expect(addMinor(0.5)).toBeNull();
    expect(multiplyMinor(null, 2)).toBeNull();
    expect(multiplyMinor(Number.MAX_SAFE_INTEGER, 2)).toBeNull();
    expect(multiplyMinor(100, 1.5)).toBeNull();
    expect(multiplyMinor(100, Number.NaN)).toBeNull();
    expect(multiplyMinor(100, Number.POSITIVE_INFINITY)).toBeNull();
    expect(Object.is(multiplyMinor(-5, 0), 0)).toBe(true);
  });
});

describe('formatting', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [99, '0.99'],
    [100, '1.00'],
    [99999, '999.99'],
    [100000, '1,000.00'],
    [123450, '1,234.50'],
    [100_000_000_000, '1,000,000,000.00'],
    [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
    [-123450, '-1,234.50'],
  ])('formats %p as %p', (amount, expected) => expect(formatMinor(amount)).toBe(expected));

  test.each([
    [120000, 'GHS', 'GHS 1,200.00'],
    [120000, 'GH₵', 'GH₵ 1,200.00'],
    // Every currency has two decimals, on the wire and on the screen.
    [120050, 'JPY', 'JPY 1,200.50'],
    [120050, 'KWD', 'KWD 1,200.50'],
    [0, 'GHS', 'GHS 0.00'],
    [1250, '', '12.50'],
    [null, 'GHS', PRICE_UNAVAILABLE],
    [Number.NaN, 'GHS', PRICE_UNAVAILABLE],
  ])('formats %p in %p as %p', (amount, currency, expected) => expect(formatPrice(amount, currency)).toBe(expected));

  test('round-trips every formatted amount', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        expect(toMinor(formatMinor(amount).replaceAll(',', ''))).toBe(amount);
      }),
    );
  });
});

test('uses no breaking space in a price inside a sentence', () => {
  expect(unbrokenPrice(123_450, 'GHS')).toBe('GHS\u00A01,234.50');
  expect(unbrokenPrice(null, 'GHS')).not.toContain(' ');
});
