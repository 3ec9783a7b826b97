import { product, variant } from '../testing/builders/model';
import { wireVariant } from '../testing/builders/wireCatalogue';
import { discountOf, isOldPrice, isOnSale, isStartOf, variantPrice } from './price';

type Wire = Record<string, unknown>;
const AT_PRODUCT = { price: 75, priceOld: 100 };

test.each<[string, Wire, Wire | null, ReturnType<typeof variantPrice>]>([
  ['that of the variant, not of the product', AT_PRODUCT, { price: 99, priceOld: 120 }, { price: 9900, old: 12000 }],
  ['an old price of nothing stays nothing', AT_PRODUCT, { price: 75, priceOld: 0 }, { price: 7500, old: 0 }],
  [
    'the old price of the product, where the variant has none and costs the same',
    AT_PRODUCT,
    { price: 75, priceOld: null },
    { price: 7500, old: 10000 },
  ],
  [
    'no old price of the product at a price of its own',
    AT_PRODUCT,
    { price: 80, priceOld: null },
    { price: 8000, old: null },
  ],
  ['an unreadable price of one of several', AT_PRODUCT, { price: 'ask' }, { price: null, old: null }],
  [
    'the only shape may leave its price to the product',
    { ...AT_PRODUCT, has_variant: 0 },
    { price: null },
    { price: 7500, old: 10000 },
  ],
  ['no variant at all', AT_PRODUCT, null, { price: 7500, old: 10000 }],
])('the price: %s', (_name, ofProduct, ofVariant, expected) => {
  const variants = ofVariant ? [wireVariant(ofVariant)] : [];
  expect(variantPrice(product({ ...ofProduct, variants }), ofVariant && variant(ofVariant))).toEqual(expected);
});

test.each([
  [undefined, false],
  [null, false],
  [0, false],
  [1, true],
])('an old price of %j is shown: %j', (old, expected) => {
  expect(isOldPrice(old)).toBe(expected);
});

test.each([
  [7500, 10000, 25],
  [6667, 10000, 33],
  [9999, 10000, 0],
  [10000, 10000, null],
  [12000, 10000, null],
  [7500, 0, null],
  [7500, null, null],
  [null, 10000, null],
])('%j instead of %j saves %j per cent', (price, old, discount) => {
  expect(discountOf(price, old)).toBe(discount);
});

test.each([
  ['nothing says so', {}, false],
  ['the shop says so', { isSale: 1 }, true],
  ['a discount', { discount: 5 }, true],
  ['an old price', { priceOld: 100 }, true],
  ['an old price of nothing', { priceOld: 0 }, false],
])('on sale: %s', (_name, wire, expected) => {
  expect(isOnSale(product({ isSale: 0, discount: 0, priceOld: null, ...wire }))).toBe(expected);
});

test.each([
  ['the lowest of several', 100, [100, 150], true],
  ['the only one', 100, [100], false],
  ['the same for all', 100, [100, 100], false],
  ['not the lowest', 150, [100, 150], false],
  ['lower than any that is sold', 90, [100, 150], false],
  ['beside one that cannot be read', 100, [100, null, 150], true],
  ['no variants', 100, [], false],
  ['unreadable itself', null, [100, 150], false],
])('a price where others start: %s', (_name, price, ofVariants, expected) => {
  expect(isStartOf(price, ofVariants)).toBe(expected);
});
