import { product, variant } from '../testing/builders/model';
import { wireVariant } from '../testing/builders/wireCatalogue';
import { discountOf, isOldPrice, isOnSale, isStartPrice, listPrice, variantPrice } from './price';

type Wire = Record<string, unknown>;
const AT_PRODUCT = { price: 75, priceOld: 100 };

test.each<[string, Wire, Wire | null, ReturnType<typeof variantPrice>]>([
  ['the variant’s, not the product’s', AT_PRODUCT, { price: 99, priceOld: 120 }, { price: 9900, old: 12000 }],
  [
    'the product’s old price if the variant’s is 0 and it costs the same',
    AT_PRODUCT,
    { price: 75, priceOld: 0 },
    { price: 7500, old: 10000 },
  ],
  ['the old price of 0 of a variant that costs more', AT_PRODUCT, { price: 80, priceOld: 0 }, { price: 8000, old: 0 }],
  [
    'the product’s old price if the variant has none and costs the same',
    AT_PRODUCT,
    { price: 75, priceOld: null },
    { price: 7500, old: 10000 },
  ],
  [
    'no old price if the variant has none and costs more',
    AT_PRODUCT,
    { price: 80, priceOld: null },
    { price: 8000, old: null },
  ],
  ['null for an unreadable price', AT_PRODUCT, { price: 'ask' }, { price: null, old: null }],
  [
    'the product’s if the only variant has none',
    { ...AT_PRODUCT, has_variant: 0 },
    { price: null },
    { price: 7500, old: 10000 },
  ],
  ['the product’s without a variant', AT_PRODUCT, null, { price: 7500, old: 10000 }],
])('picks the price: %s', (_name, ofProduct, ofVariant, expected) => {
  const variants = ofVariant ? [wireVariant(ofVariant)] : [];
  expect(variantPrice(product({ ...ofProduct, variants }), ofVariant && variant(ofVariant))).toEqual(expected);
});

test('picks no old price for a variant that has none while another variant has one at the same price', () => {
  const variants = [{ priceOld: 100 }, {}, { priceOld: null }, { priceOld: 0 }].map((one, index) =>
    wireVariant({ variant_id: index, price: 75, priceOld: undefined, ...one }),
  );
  const shown = product({ ...AT_PRODUCT, variants });
  expect(shown.variants.map((one) => variantPrice(shown, one).old)).toEqual([10000, null, null, 0]);
});

test.each([
  [undefined, false],
  [null, false],
  [0, false],
  [1, true],
])('shows an old price of %j: %j', (old, expected) => {
  expect(isOldPrice(old)).toBe(expected);
});

test.each([
  [7500, 10000, 25],
  [6667, 10000, 33],
  [26500, 31000, 14],
  [8000, 10000, 20],
  [9999, 10000, 0],
  [10000, 10000, null],
  [12000, 10000, null],
  [7500, 0, null],
  [7500, null, null],
  [null, 10000, null],
])('for a price of %j instead of %j, the discount is %j per cent', (price, old, discount) => {
  expect(discountOf(price, old)).toBe(discount);
});

test.each([
  ['no sign of a sale', {}, false],
  ['the flag isSale', { isSale: 1 }, true],
  ['a discount', { discount: 5 }, true],
  ['an old price', { priceOld: 100 }, true],
  ['an old price of 0', { priceOld: 0 }, false],
])('detects whether a product is on sale: %s', (_name, wire, expected) => {
  expect(isOnSale(product({ isSale: 0, discount: 0, priceOld: null, variants: [], ...wire }))).toBe(expected);
});

const OWN = { has_variant: 1, price: 50, priceOld: 60, discount: 17 };
const own = (more: object) => ({ price: 5000, old: 6000, discount: 17, highest: 5000, ...more });

test.each<[string, Wire, Wire[], ReturnType<typeof listPrice>]>([
  ['the product’s without variants', {}, [], own({})],
  [
    'that of the only variant, with the product’s discount',
    {},
    [{ price: 77 }],
    { price: 7700, old: null, discount: 17, highest: 7700 },
  ],
  [
    'the lowest of several, with its old price',
    {},
    [{ price: 90 }, { price: 40, priceOld: 50 }, { price: 77 }],
    { price: 4000, old: 5000, discount: 20, highest: 9000 },
  ],
  [
    'the same price of all variants',
    {},
    [{ price: 77 }, { price: 77 }],
    { price: 7700, old: null, discount: 17, highest: 7700 },
  ],
  ['the product’s old price at the product’s price', {}, [{ price: 50 }, { price: 80 }], own({ highest: 8000 })],
  ['the product’s old price and discount if the variant’s old price is 0', {}, [{ price: 50, priceOld: 0 }], own({})],
  [
    'that of the cheapest variant, not reduced, if only a dearer one has an old price',
    {},
    [{ price: 40 }, { price: 50, priceOld: 60 }],
    { price: 4000, old: null, discount: 0, highest: 5000 },
  ],
  [
    'that of the first of the cheapest variants, not reduced, if only the next one has an old price',
    {},
    [{ price: 50 }, { price: 50, priceOld: 60 }],
    { price: 5000, old: null, discount: 0, highest: 5000 },
  ],
  ['the lowest known price', {}, [{ price: null }, { price: 40 }], own({ price: 4000, old: null, highest: 4000 })],
  ['the product’s if no variant has a readable one', {}, [{ price: null }, { price: 'ask' }], own({})],
  [
    'that of the first variant if there are no options',
    { has_variant: 0 },
    [{ price: 77 }, { price: 40 }],
    { price: 7700, old: null, discount: 17, highest: 7700 },
  ],
  [
    'null without any price',
    { price: null, priceOld: null, discount: 0 },
    [],
    { price: null, old: null, discount: 0, highest: null },
  ],
])('picks the price in a list: %s', (_name, wire, variants, expected) => {
  const of = variants.map((one) => wireVariant({ priceOld: null, ...one }));
  expect(listPrice(product({ ...OWN, ...wire, variants: of }))).toEqual(expected);
});

test.each([
  ['another variant costs more', { price: 100, highest: 150 }, true],
  ['no variant costs more', { price: 100, highest: 100 }, false],
  ['the price is unknown', { price: null, highest: 150 }, false],
])('detects a starting price: %s', (_name, prices, expected) => {
  expect(isStartPrice(prices)).toBe(expected);
});
