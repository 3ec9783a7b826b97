import { categoriesOf, skuOf } from './productFacts';

test.each([
  ['the variant’s', 'LSH-S', { sku: 'LSH-S' }],
  ['the product’s for a variant without one', 'LSH', { sku: '' }],
  ['the product’s without a variant', 'LSH', null],
])('names the SKU: %s', (_whose, sku, variant) => {
  expect(skuOf({ sku: 'LSH' }, variant)).toBe(sku);
});

const SHIRTS = { name: 'Shirts', slug: 'shirts' };
const SUMMER = { name: 'Summer', slug: 'summer' };

test.each([
  ['both', SHIRTS, SUMMER, [SHIRTS, SUMMER]],
  ['the same only once', SHIRTS, SHIRTS, [SHIRTS]],
  ['one without the other', null, SUMMER, [SUMMER]],
  ['none', null, null, []],
])('names a product’s categories: %s', (_which, category, filterCategory, named) => {
  expect(categoriesOf({ category, filterCategory })).toEqual(named);
});
