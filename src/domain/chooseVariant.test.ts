import { variant } from '../testing/builders/model';
import { chooseVariant, defaultVariant } from './chooseVariant';

type Row = [id: number, price: unknown, attributes: Record<string, string>, isDefault?: number];

const variantsOf = (rows: Row[]) =>
  rows.map(([id, price, attributes, is_default = 0]) =>
    variant({ variant_id: id, id, price: price as number, attributes, is_default }),
  );

const SHIRTS: Row[] = [
  [1, 120, { Color: 'Black', Size: 'S' }],
  [2, 110, { Color: 'Black', Size: 'M' }],
  [3, 130, { Color: 'Red', Size: 'M' }],
  [4, 90, { Color: 'Red', Size: 'L' }],
  [5, 90, { Color: 'Red', Size: 'XL' }],
];

describe('default variant', () => {
  test.each<[string, Row[], string | undefined]>([
    [
      'the flagged one',
      [
        [1, 90, {}],
        [2, 120, {}, 1],
        [3, 80, {}],
      ],
      '2',
    ],
    [
      'the first flagged one',
      [
        [1, 90, {}],
        [2, 120, {}, 1],
        [3, 80, {}, 1],
      ],
      '2',
    ],
    [
      'none flagged: the cheapest',
      [
        [1, 90, {}],
        [2, 70, {}],
        [3, 80, {}],
      ],
      '2',
    ],
    [
      'two cheapest: the first of them',
      [
        [1, 90, {}],
        [2, 70, {}],
        [3, 70, {}],
      ],
      '2',
    ],
    [
      'an unreadable price is not cheap',
      [
        [1, 'abc', {}],
        [2, 70, {}],
        [3, null, {}],
      ],
      '2',
    ],
    [
      'only unreadable prices: the first',
      [
        [1, 'abc', {}],
        [2, null, {}],
      ],
      '1',
    ],
    ['no variants', [], undefined],
  ])('picks the default: %s', (_name, rows, id) => {
    expect(defaultVariant(variantsOf(rows))?.id).toBe(id);
  });
});

describe('choosing an option', () => {
  test.each<[string, Row[], current: number, option: [string, string], string]>([
    ['what matches everything selected', SHIRTS, 1, ['Size', 'M'], '2'],
    ['a match wins over a cheaper one with the option', SHIRTS, 2, ['Color', 'Red'], '3'],
    ['no match: the cheapest with the option', SHIRTS, 1, ['Color', 'Red'], '4'],
    ['no match and two cheapest: the first', SHIRTS.slice(3).reverse(), 9, ['Color', 'Red'], '5'],
    ['the option that is selected already', SHIRTS, 3, ['Color', 'Red'], '3'],
    ['an option that nothing has changes nothing', SHIRTS, 3, ['Size', 'XXL'], '3'],
    ['an attribute that nothing has changes nothing', SHIRTS, 3, ['Fit', 'Slim'], '3'],
    [
      'the first of several that match',
      [
        [1, 10, { Size: 'S' }],
        [2, 20, { Size: 'M' }],
        [3, 5, { Size: 'M' }],
      ],
      1,
      ['Size', 'M'],
      '2',
    ],
    [
      'a variant may have more than is selected',
      [
        [1, 10, { Size: 'S' }],
        [2, 20, { Size: 'M', Fit: 'Slim' }],
      ],
      1,
      ['Size', 'M'],
      '2',
    ],
    [
      'no match: an unreadable price is not cheap',
      [
        [1, 10, { Size: 'S', A: 'x' }],
        [2, 'abc', { Size: 'M', A: 'y' }],
        [3, 20, { Size: 'M', A: 'z' }],
      ],
      1,
      ['Size', 'M'],
      '3',
    ],
    [
      'names that every object has are names like any other',
      [
        [1, 10, { constructor: 'S', toString: 'a' }],
        [2, 20, { constructor: 'M', toString: 'a' }],
      ],
      1,
      ['constructor', 'M'],
      '2',
    ],
    [
      'values that every object has',
      [
        [1, 10, { Size: 'S' }],
        [2, 20, { Size: '__proto__' }],
      ],
      1,
      ['Size', '__proto__'],
      '2',
    ],
  ])('%s', (_name, rows, currentId, [name, value], expected) => {
    const variants = variantsOf(rows);
    const current = variants.find(({ id }) => id === String(currentId)) ?? null;
    expect(chooseVariant(variants, current, { name, value })?.id).toBe(expected);
  });

  test('finds a variant by an attribute called __proto__', () => {
    const wire = (id: number, size: string) =>
      variant({
        variant_id: id,
        id,
        attributes: JSON.parse(`{"__proto__":"${size}"}`) as Record<string, string>,
      });
    const variants = [wire(1, 'S'), wire(2, 'M')];
    expect(chooseVariant(variants, variants[0]!, { name: '__proto__', value: 'M' })?.id).toBe('2');
    expect(({} as Record<string, unknown>).M).toBeUndefined();
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('Size');
  });

  test('picks the first variant with the option when nothing is selected yet', () => {
    expect(chooseVariant(variantsOf(SHIRTS), null, { name: 'Color', value: 'Red' })?.id).toBe('3');
  });
});
