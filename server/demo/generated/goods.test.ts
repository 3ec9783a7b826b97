import { catalogue } from '../catalogue/catalogue';
import { generateGoods } from './goods';

const goods = [...generateGoods(3000)];
const variants = goods.flatMap((product) => product.variants);
const demoVariants = catalogue.products.flatMap((product) => product.variants);
const shareOf = (isOne: (product: (typeof goods)[number]) => boolean): number =>
  goods.filter(isOne).length / goods.length;

describe('generated goods', () => {
  test('are the first of a larger catalogue', () => {
    expect([...generateGoods(200)]).toEqual(goods.slice(0, 200));
  });

  test.each(['id', 'code', 'slug'] as const)('share no %s with each other or the demo', (field) => {
    const all = [...goods, ...catalogue.products].map((product) => product[field]);
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(['id', 'sku'] as const)('have variants that share no %s with each other or the demo’s', (field) => {
    const all = [...variants, ...demoVariants].map((variant) => variant[field]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('are in every category of the demo, with pictures of that category', () => {
    const pictures = (products: typeof goods): string[] =>
      products.flatMap(({ categorySlug, images, variants: own }) =>
        [...images, ...own.map(({ image }) => image)].map((image) => `${categorySlug} ${image}`),
      );
    const known = new Set(pictures(catalogue.products));
    expect(pictures(goods).filter((picture) => !known.has(picture))).toEqual([]);
    const categories = (products: typeof goods) => new Set(products.map(({ categorySlug }) => categorySlug));
    expect(categories(goods)).toEqual(categories(catalogue.products));
  });

  test('have one to eight different variants, a default, and descriptions of 60 to 150 words', () => {
    for (const { variants: own, description } of goods) {
      expect(own.length).toBeLessThanOrEqual(8);
      expect(own.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(new Set(own.map(({ attributes }) => JSON.stringify(attributes))).size).toBe(own.length);
      const length = description
        .replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/).length;
      expect(length >= 60 && length <= 150).toBe(true);
    }
  });

  test('vary as the goods of a large shop do', () => {
    expect(shareOf((product) => product.variants.some(({ priceOld }) => priceOld !== null))).toBeCloseTo(0.2, 1);
    expect(shareOf((product) => product.variants.every(({ available }) => available === 0))).toBeCloseTo(0.12, 1);
    expect(shareOf(({ sections }) => sections.includes('featured'))).toBeCloseTo(0.01, 2);
    expect(shareOf(({ sections }) => sections.includes('best-sellers'))).toBeCloseTo(0.03, 1);
    expect(new Set(goods.map(({ title }) => title)).size).toBe(goods.length);
    const words = new Set(goods.flatMap(({ title }) => title.split(' ')));
    expect(words.size).toBeGreaterThan(2500);
    const brands = goods.map(({ brand }) => brand);
    expect(new Set(brands).size).toBeGreaterThan(300);
  });
});
