import { catalogue } from '../../../server/demo/catalogue/catalogue';
import { OWN_SIZES } from './sizedCategories';
import { OWN_SIZE_TABLES } from './sizes';

test('the retailer’s own tables name every size in which the demo shop sells clothing and shoes', () => {
  const worn = catalogue.categories.filter(({ parentSlug }) => /^(women|men|kids|shoes)$/.test(parentSlug ?? ''));
  const goods = catalogue.products.filter((product) => worn.some(({ slug }) => slug === product.categorySlug));
  expect(goods.length).toBeGreaterThan(0);
  const missing = goods.flatMap(({ title, categorySlug, attributes }) => {
    const own = OWN_SIZES.find(({ categories }) => categories.includes(categorySlug));
    const named = own ? OWN_SIZE_TABLES[own.table].rows.flat() : [];
    const sizes = attributes.find(({ name }) => name === 'Size')?.options ?? ['no size'];
    return sizes.filter((size) => !named.includes(size)).map((size) => `${title}: ${size}`);
  });
  expect(missing).toEqual([]);
});
