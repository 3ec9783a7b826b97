import { CAROUSEL_LIMIT, RECENT_PRODUCTS } from '../../../src/config/constants';
import { catalogue } from './catalogue';

const { categories, products, sections, slides } = catalogue;
const variants = products.flatMap((product) => product.variants);
const repeated = <Value>(list: readonly Value[]): Value[] => list.filter((entry, i) => list.indexOf(entry) !== i);
const repeatedIn = <Row>(rows: readonly Row[], ...fields: (keyof Row)[]) =>
  fields.flatMap((field) => repeated(rows.map((row) => row[field])));

describe('the catalogue', () => {
  test('has at least 72 products in 10 categories, with all kinds of variants and stock', () => {
    expect(products.length).toBeGreaterThanOrEqual(72);
    expect(new Set(products.map((product) => product.categorySlug)).size).toBeGreaterThanOrEqual(10);
    expect(products.filter((product) => product.variants.length === 1).length).toBeGreaterThan(0);
    expect(products.filter((product) => product.attributes.length > 2).length).toBeGreaterThan(1);
    expect(products.filter((product) => product.preOrder)).toHaveLength(1);
    expect(products.filter((product) => product.stockStatus === 'Out of Stock').length).toBeGreaterThan(0);
    expect(variants.some(({ available }) => available === 0)).toBe(true);
    expect(variants.some(({ available }) => available > 0 && available <= 3)).toBe(true);
  });

  test('repeats no id, slug, code, barcode, SKU or description', () => {
    expect(repeatedIn(products, 'id', 'slug', 'code', 'barcode', 'description', 'shortDescription')).toEqual([]);
    expect(repeatedIn(variants, 'id', 'sku')).toEqual([]);
    expect(repeatedIn(categories, 'id', 'slug')).toEqual([]);
  });

  test('takes the ids that carts have from the codes, and numbers the categories within their main ones', () => {
    expect(products.filter(({ id, code }) => !code.endsWith(`-${id}`))).toEqual([]);
    expect(products[1]?.variants.slice(0, 2)).toMatchObject([
      { id: 10201, sku: 'DRE-102-SAG-XS' },
      { id: 10202, sku: 'DRE-102-SAG-S' },
    ]);
    expect(categories.slice(4, 7).map(({ id, slug }) => `${id} ${slug}`)).toEqual([
      '14 skirts-and-trousers',
      '2 men',
      '21 shirts',
    ]);
  });

  test.each(products.map((product) => [product.slug, product] as const))(
    '%s has distinct variants within its options, one default (in stock if any is) and matching swatches',
    (_, product) => {
      const combinations = product.variants.map((variant) => JSON.stringify(variant.attributes));
      expect(repeated(combinations)).toEqual([]);
      expect(product.variants.filter((variant) => variant.isDefault)).toHaveLength(1);
      const inStock = product.variants.some(({ available }) => available > 0);
      expect(product.variants.find((variant) => variant.isDefault)?.available ?? 0).toBeGreaterThan(inStock ? 0 : -1);
      for (const variant of product.variants) {
        expect(Object.keys(variant.attributes)).toEqual(product.attributes.map(({ name }) => name));
        for (const { name, options } of product.attributes) expect(options).toContain(variant.attributes[name]);
      }
      const colours = product.attributes.find(({ name }) => name === 'Color')?.options ?? [];
      expect(product.swatches.map(({ name }) => name)).toEqual(colours);
      for (const { value } of product.swatches) expect(value).toMatch(/^#[0-9a-f]{6}$/);
    },
  );

  test.each(products.map((product) => [product.slug, product] as const))(
    '%s has positive prices, and discounts between 5 and 40 percent',
    (_, product) => {
      for (const { price, priceOld } of product.variants) {
        expect(Number.isSafeInteger(price) && price > 0).toBe(true);
        if (priceOld !== null) {
          const discount = (1 - price / priceOld) * 100;
          expect(discount).toBeGreaterThanOrEqual(5);
          expect(discount).toBeLessThanOrEqual(40);
        }
      }
    },
  );

  test('dates products within the last year and a half', () => {
    for (const { publishedAt } of products) {
      expect(publishedAt >= '2025-06-01' && publishedAt < '2026-12-01').toBe(true);
    }
  });

  test('shows no product in two sections of the home page, and labels at most a third of each as new', () => {
    const newest = [...products].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
    const shelf = (slug: string) => newest.filter(({ sections: of }) => of.includes(slug)).slice(0, CAROUSEL_LIMIT);
    const shelves = [shelf('best-sellers'), shelf('new-arrivals'), newest.slice(0, RECENT_PRODUCTS)];
    const shown = shelves.flat().map(({ title }) => title);
    expect(shown).toEqual([...new Set(shown)]);
    for (const goods of shelves) {
      expect(goods.filter(({ isNew }) => isNew).length).toBeLessThanOrEqual(goods.length / 3);
    }
    for (const goods of shelves.slice(1)) expect(goods.some(({ isNew }) => isNew)).toBe(true);
  });

  test('has a two-level category tree with every product in a leaf and no empty leaf', () => {
    const mains = categories.filter((category) => category.parentSlug === null);
    const leaves = categories.filter((category) => category.parentSlug !== null);
    expect(mains.every((category) => category.showOnMenu)).toBe(true);
    for (const leaf of leaves) expect(mains.map(({ slug }) => slug)).toContain(leaf.parentSlug);
    expect(new Set(leaves.map((leaf) => leaf.showOnMenu)).size).toBe(2);
    expect(leaves.map(({ slug }) => slug).sort()).toEqual([...new Set(products.map((p) => p.categorySlug))].sort());
  });

  test('fills best sellers, new arrivals and featured, and assigns products to known collections only', () => {
    const slugs = sections.map((section) => section.slug);
    const sizeOf = (slug: string): number => products.filter((product) => product.sections.includes(slug)).length;
    expect(sizeOf('best-sellers')).toBeGreaterThanOrEqual(12);
    expect(sizeOf('new-arrivals')).toBeGreaterThanOrEqual(12);
    expect(sizeOf('featured')).toBeGreaterThanOrEqual(6);
    for (const product of products) expect(slugs).toEqual(expect.arrayContaining(product.sections));
  });

  test('has one slide per link type, each with a title of 5 to 9 words and a valid target', () => {
    expect(slides.map((slide) => slide.link_type).sort()).toEqual(['Category', 'External', 'Page', 'Product']);
    for (const { title } of slides) {
      expect(title.split(' ').length).toBeGreaterThanOrEqual(5);
      expect(title.split(' ').length).toBeLessThanOrEqual(9);
    }
    const target = (type: string): string => slides.find((slide) => slide.link_type === type)?.button_url ?? '';
    expect(categories.map(({ slug }) => slug)).toContain(target('Category'));
    expect(products.map(({ slug, code, id }) => `${slug}/${code}?id=${id}`)).toContain(target('Product'));
    expect(target('External')).toMatch(/^https:\/\//);
    expect(target('Page')).toMatch(/^\//);
  });

  test('shows every product in at least two pictures', () => {
    expect(products.filter(({ images }) => images.length < 2)).toEqual([]);
  });
});
