import { variant } from '../testing/builders/model';
import { chooseVariant, defaultVariant } from './chooseVariant';

type Row = [id: number, price: unknown, attributes: Record<string, string>, isDefault?: number];

const variantsOf = (...rows: Row[]) =>
  rows.map(([id, price, attributes, is_default = 0]) =>
    variant({ variant_id: id, id, price: price as number, attributes, is_default }),
  );

const SHIRTS = variantsOf(
  [1, 120, { Color: 'Black', Size: 'S' }],
  [2, 110, { Color: 'Black', Size: 'M' }],
  [3, 130, { Color: 'Red', Size: 'M' }],
  [4, 90, { Color: 'Red', Size: 'L' }],
  [5, 90, { Color: 'Red', Size: 'XL' }],
);

describe('default variant', () => {
  test.each([
    ['the flagged variant', variantsOf([1, 90, {}], [2, 120, {}, 1], [3, 80, {}]), '2'],
    ['the first flagged variant', variantsOf([1, 90, {}], [2, 120, {}, 1], [3, 80, {}, 1]), '2'],
    ['the cheapest if none is flagged', variantsOf([1, 90, {}], [2, 70, {}], [3, 80, {}]), '2'],
    ['the first of two equally cheap variants', variantsOf([1, 90, {}], [2, 70, {}], [3, 70, {}]), '2'],
    ['the variant with a readable price', variantsOf([1, 'abc', {}], [2, 70, {}], [3, null, {}]), '2'],
    ['the first if no price is readable', variantsOf([1, 'abc', {}], [2, null, {}]), '1'],
    ['undefined without variants', variantsOf(), undefined],
  ])('picks the default: %s', (_name, variants, id) => {
    expect(defaultVariant(variants)?.id).toBe(id);
  });
});

describe('choosing an option', () => {
  test.each([
    ['picks the variant that matches the whole selection', SHIRTS, 1, { name: 'Size', value: 'M' }, '2'],
    ['prefers a match to a cheaper variant with the option', SHIRTS, 2, { name: 'Color', value: 'Red' }, '3'],
    ['without a match, picks the cheapest variant with the option', SHIRTS, 1, { name: 'Color', value: 'Red' }, '4'],
    [
      'without a match, picks the first of two equally cheap variants',
      SHIRTS.slice(3).reverse(),
      9,
      { name: 'Color', value: 'Red' },
      '5',
    ],
    ['keeps the variant when it already has the option', SHIRTS, 3, { name: 'Color', value: 'Red' }, '3'],
    ['keeps the variant when no variant has the option', SHIRTS, 3, { name: 'Size', value: 'XXL' }, '3'],
    ['keeps the variant when no variant has the attribute', SHIRTS, 3, { name: 'Fit', value: 'Slim' }, '3'],
    [
      'picks the first of several matches',
      variantsOf([1, 10, { Size: 'S' }], [2, 20, { Size: 'M' }], [3, 5, { Size: 'M' }]),
      1,
      { name: 'Size', value: 'M' },
      '2',
    ],
    [
      'matches a variant with additional attributes',
      variantsOf([1, 10, { Size: 'S' }], [2, 20, { Size: 'M', Fit: 'Slim' }]),
      1,
      { name: 'Size', value: 'M' },
      '2',
    ],
    [
      'without a match, skips a variant with an unreadable price',
      variantsOf([1, 10, { Size: 'S', A: 'x' }], [2, 'abc', { Size: 'M', A: 'y' }], [3, 20, { Size: 'M', A: 'z' }]),
      1,
      { name: 'Size', value: 'M' },
      '3',
    ],
    [
      'supports attribute names such as constructor',
      variantsOf([1, 10, { constructor: 'S', toString: 'a' }], [2, 20, { constructor: 'M', toString: 'a' }]),
      1,
      { name: 'constructor', value: 'M' },
      '2',
    ],
    [
      'supports attribute values such as __proto__',
      variantsOf([1, 10, { Size: 'S' }], [2, 20, { Size: '__proto__' }]),
      1,
      { name: 'Size', value: '__proto__' },
      '2',
    ],
  ])('%s', (_name, variants, currentId, option, expected) => {
    const current = variants.find(({ id }) => id === String(currentId)) ?? null;
    expect(chooseVariant(variants, current, option)?.id).toBe(expected);
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
    expect(chooseVariant(SHIRTS, null, { name: 'Color', value: 'Red' })?.id).toBe('3');
  });
});
