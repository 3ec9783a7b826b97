import { product } from '../../testing/builders/model';
import { facetChips } from './facetChipList';
import { indexProducts } from './facetIndex';
import { compareSizes, facetOptions } from './facetOptions';
import { type Facets, NO_FACETS } from './facets';
import { priceBands } from './priceBands';

const plain = { variants: [], has_variant: 0, isSale: 0, discount: 0, priceOld: 0, swatches: [] };
const sized = (...names: string[]) => [{ name: 'Size', options: names.map((name) => ({ name })) }];
const entries = indexProducts([
  product({
    ...plain,
    id: 1,
    price: 10,
    colors: ['Red'],
    attributes: sized('M', 'XL'),
    brand: 'Kasa',
    swatches: [{ name: 'Red', value: '#f00' }],
  }),
  product({ ...plain, id: 2, price: 20, colors: ['red', 'Blue'], attributes: sized('S'), brand: 'Adom', available: 0 }),
  product({ ...plain, id: 3, price: 30, colors: ['Blue'], attributes: [], brand: 'Kasa', isSale: 1 }),
]);
const optionsWith = (facets: Partial<Facets>) => facetOptions(entries, { ...NO_FACETS, ...facets });
const optionsOf = (facets: Partial<Facets>, param: string) =>
  optionsWith(facets).words.find((facet) => facet.param === param)?.options ?? [];
const inWords = (facets: Partial<Facets>, param: string) =>
  optionsOf(facets, param)
    .map(({ name, count, chosen }) => `${name} ${count}${chosen ? ' *' : ''}`)
    .join(', ');

test('counts the products of each value under one spelling', () => {
  expect(inWords({}, 'color')).toBe('Blue 2, Red 2');
  expect(inWords({}, 'brand')).toBe('Adom 1, Kasa 2');
});

test('ignores a facet’s own selection in its counts but applies other facets', () => {
  expect(inWords({ words: { color: ['red'] } }, 'color')).toBe('Blue 2, Red 2 *');
  expect(inWords({ words: { color: ['red'] } }, 'brand')).toBe('Adom 1, Kasa 1');
  expect(inWords({ words: { brand: ['Kasa'] } }, 'color')).toBe('Blue 1, Red 1');
  expect(optionsWith({ words: { brand: ['Adom'] } })).toMatchObject({ onSale: 0, inStock: 0 });
});

test('sorts sizes from small to large', () => {
  expect(inWords({}, 'size')).toBe('S 1, M 1, XL 1');
  expect(['42', 'One size', 'XXL', '9', 'XS'].sort(compareSizes)).toEqual(['XS', 'XXL', '9', '42', 'One size']);
});

test('takes each colour’s swatch from the product, or null without one', () => {
  expect(optionsOf({}, 'color').map(({ swatch }) => swatch)).toEqual([null, '#f00']);
});

test('returns the price range of all products for any selection, null without products', () => {
  expect(optionsWith({ min: 2500 }).range).toEqual({ low: 1000, high: 3000 });
  expect(facetOptions([], NO_FACETS).range).toBeNull();
});

describe('price bands', () => {
  const prices = [4500, 9000, 12000, 18000, 25000, 34000, 60000, 89000, 1499900];

  test('start at round amounts, do not overlap and contain every price', () => {
    const bands = priceBands(prices, prices);
    expect(bands.length).toBeGreaterThan(1);
    expect(bands[0]?.min).toBeNull();
    expect(bands.at(-1)?.max).toBeNull();
    for (const { min } of bands.slice(1)) expect((min ?? 0) % 1000).toBe(0);
    for (const [index, { max }] of bands.slice(0, -1).entries()) expect(bands[index + 1]?.min).toBe((max ?? 0) + 1);
    expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
  });

  test.each([
    ['too few prices', [100, 200]],
    ['equal prices', [500, 500, 500, 500, 500]],
    ['no prices', []],
  ])('are empty for %s', (_name, few) => {
    expect(priceBands(few, few)).toEqual([]);
  });
});

test('creates one chip per filter, each removing only its own', () => {
  const facets: Facets = {
    ...NO_FACETS,
    min: 1000,
    max: 2000,
    words: { color: ['Red', 'Blue'] },
    onSale: true,
    inStock: true,
  };
  const chips = facetChips(facets, 'GHS');
  expect(chips.map(({ name }) => name)).toEqual(['GHS 10.00 – 20.00', 'Red', 'Blue', 'On sale', 'In stock']);
  expect(chips[0]?.without).toEqual({ ...facets, min: null, max: null });
  expect(chips[1]?.without).toEqual({ ...facets, words: { ...facets.words, color: ['Blue'] } });
  expect(chips[4]?.without).toEqual({ ...facets, inStock: false });
  expect(facetChips({ ...NO_FACETS, min: 1000 }, 'GHS')[0]?.name).toBe('From GHS 10.00');
  expect(facetChips({ ...NO_FACETS, max: 1000 }, 'GHS')[0]?.name).toBe('Up to GHS 10.00');
});
