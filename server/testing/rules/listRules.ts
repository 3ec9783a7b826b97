import { catalogue } from '../../demo/catalogue/catalogue';
import type { SeedProduct } from '../../demo/catalogue/types';
import { setStock, twoGoods } from '../goods';
import { shopClient } from '../shopClient';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

interface Item {
  id: number;
  code: string;
  title: string;
  price: number;
  published_at: string;
  available: number;
  variants: { variant_id: number; attributes: Record<string, string> }[];
}
interface Facet {
  key: string;
  options?: { value: string; count: number }[];
  min?: number;
  max?: number;
}
interface List {
  items: Item[];
  page: number;
  per_page: number;
  total: number;
  facets: Facet[];
  did_you_mean?: string;
}

const { products } = catalogue;
const priceOf = ({ variants }: SeedProduct): number => Math.min(...variants.map(({ price }) => price)) / 100;
const has =
  (name: string, ...values: string[]) =>
  ({ variants }: SeedProduct): boolean =>
    variants.some(({ attributes }) => values.includes(attributes[name] ?? ''));
const codesOf = (found: readonly { code: string }[]): string[] => found.map(({ code }) => code).sort();

export const listRules = (open: OpenDatabase) =>
  describe('product lists by page', () => {
    let b: Bench;
    beforeEach(async () => {
      b = await bench(open);
    });

    const read = async (query: string): Promise<List> =>
      (await shopClient(b.shop).get(`/storefront/products?${query}`)).body.data as List;

    const readAll = async (query: string): Promise<Item[]> => {
      const items: Item[] = [];
      for (let page = 1; ; page += 1) {
        const list = await read(`${query}&per_page=7&page=${page}`);
        items.push(...list.items);
        if (list.items.length === 0) return items;
      }
    };

    const optionsOf = ({ facets }: List, key: string) => facets.find((facet) => facet.key === key)?.options ?? [];

    test('shows every product once over all pages, the newest first', async () => {
      const items = await readAll('sort=latest');
      expect(codesOf(items)).toEqual(codesOf(products));
      const dates = items.map(({ published_at }) => published_at);
      expect(dates).toEqual([...dates].sort().reverse());
      expect((await readAll('sort=oldest')).map(({ code }) => code)).toEqual(items.map(({ code }) => code).reverse());
    });

    test.each([
      ['price_asc', 1],
      ['price_desc', -1],
    ])('sorts all pages by %s', async (sort, direction) => {
      const prices = (await readAll(`sort=${sort}`)).map(({ price }) => price);
      expect(prices).toEqual(products.map(priceOf).sort((one, two) => direction * (one - two)));
    });

    test('lists the products of a category and of those below it, and of a collection, as the whole lists do', async () => {
      const whole = async (path: string) => (await shopClient(b.shop).get(path)).body.data as Item[];
      const [section] = catalogue.sections;
      expect(codesOf(await readAll('category=women'))).toEqual(
        codesOf(await whole('/storefront/category_products/women')),
      );
      expect(codesOf(await readAll(`collection=${section?.slug}`))).toEqual(
        codesOf(await whole(`/storefront/filter_sections/products/${section?.slug}`)),
      );
    });

    test('takes the values of one facet as alternatives and combines facets', async () => {
      const [one, two] = ['Black', 'Navy'];
      const colored = products.filter(has('Color', one, two));
      expect(codesOf(await readAll(`attr[Color]=${one}&attr[Color]=${two}`))).toEqual(codesOf(colored));
      const { brand = '' } = colored[0] ?? {};
      expect(
        codesOf(await readAll(`attr[Color]=${one}&attr[Color]=${two}&brand=${encodeURIComponent(brand)}`)),
      ).toEqual(codesOf(colored.filter((product) => product.brand === brand)));
    });

    test('counts each option as if nothing of its facet were chosen, with all other filters', async () => {
      const filters = 'min_price=60&attr[Color]=Black&attr[Size]=M';
      const options = optionsOf(await read(filters), 'attr[Color]');
      expect(options.length).toBeGreaterThan(3);
      for (const { value, count } of options) {
        const alone = await read(`min_price=60&attr[Size]=M&attr[Color]=${value}`);
        expect([value, alone.total]).toEqual([value, count]);
      }
    });

    test('limits the price inclusively and states the range as if there were no limit', async () => {
      const list = await read('category=women&min_price=100&max_price=285');
      const women = (await readAll('category=women')).map(({ price }) => price);
      expect(list.total).toBe(women.filter((price) => price >= 100 && price <= 285).length);
      expect(list.facets.find(({ key }) => key === 'price')).toEqual({
        key: 'price',
        name: 'Price',
        min: Math.min(...women),
        max: Math.max(...women),
      });
    });

    test('lists only goods on sale when asked to', async () => {
      const onSale = products.filter(({ variants }) => variants.some(({ priceOld }) => priceOld !== null));
      expect(codesOf(await readAll('on_sale=1'))).toEqual(codesOf(onSale));
      expect(optionsOf(await read(''), 'on_sale')).toEqual([{ value: '1', count: onSale.length }]);
    });

    test('leaves a product out of the goods in stock once it is sold out, and lists it again with new stock', async () => {
      const [goods] = await twoGoods(b.database);
      const product = products.find(({ id }) => id === goods.product_id);
      const inStock = async () => (await readAll('in_stock=1')).some(({ id }) => id === goods.product_id);
      expect(await inStock()).toBe(true);
      const before = (await read('in_stock=1')).total;
      for (const { id } of product?.variants ?? []) await setStock(b.database, id, 0);
      expect(await inStock()).toBe(false);
      expect((await read('in_stock=1')).total).toBe(before - 1);
      expect(optionsOf(await read(''), 'in_stock')).toEqual([{ value: '1', count: before - 1 }]);
      await setStock(b.database, goods.id, 2);
      expect(await inStock()).toBe(true);
    });

    test('sends what a card needs, at most 1.5 kB of each product', async () => {
      const { items } = await read('per_page=60&sort=price_asc');
      expect(items.filter((item) => JSON.stringify(item).length > 1500)).toEqual([]);
      for (const item of items) {
        expect(item).not.toHaveProperty('description');
        expect(item).not.toHaveProperty('photos');
        const product = products.find(({ code }) => code === item.code);
        const first = product?.variants.find(({ isDefault }) => isDefault);
        expect(item.variants.map(({ variant_id }) => variant_id)).toContain(first?.id);
      }
    });

    test.each([
      ['page=0&per_page=0'],
      ['page=x&per_page=1e3'],
      ['sort=best&min_price=cheap&in_stock=maybe'],
      ['attr[]=x'],
    ])('reads %s as if it were missing', async (query) => {
      expect(await read(query)).toEqual(await read(''));
    });

    test('answers a page after the last with no items and the total', async () => {
      expect(await read('category=women&page=999')).toMatchObject({ items: [], page: 999, total: expect.any(Number) });
      expect((await read('category=women&page=999')).total).toBeGreaterThan(0);
    });

    test('finds nothing for a value that no product has, and still offers the others', async () => {
      const list = await read('attr[Color]=Octarine');
      expect(list.total).toBe(0);
      expect(optionsOf(list, 'attr[Color]').length).toBeGreaterThan(3);
    });

    test('refuses a category and a collection that do not exist, and several at once', async () => {
      const client = shopClient(b.shop);
      expect((await client.get('/storefront/products?category=none')).body).toEqual({
        status: 0,
        message: 'This category does not exist',
      });
      expect((await client.get('/storefront/products?collection=none')).body).toMatchObject({ status: 0 });
      expect((await client.get('/storefront/products?collection=best-sellers&q=dress')).http).toBe(422);
    });

    test('finds a product by its code or SKU in any case, before all others', async () => {
      const product = products.find(({ variants }) => variants.length > 1) as SeedProduct;
      const [, variant] = product.variants;
      for (const text of [product.code.toLowerCase(), ` ${variant?.sku.toLowerCase()} `]) {
        expect((await read(`q=${encodeURIComponent(text)}`)).items[0]?.code).toBe(product.code);
      }
    });

    test.each([
      ['phone', 'Orin Fold Studio with Stylus and Keyboard Cover', 'Orin 9 Lite'],
      ['tv', 'Clearview Television'],
      ['sneakers', 'Ridge Running Shoe', 'Harmony High-Top'],
    ])('ranks the goods that are a %s before those that only mention it', async (query, ...best) => {
      const titles = (await read(`q=${query}`)).items.map(({ title }) => title);
      expect(titles.slice(0, best.length)).toEqual(best);
    });

    test('finds goods by a word of their description, after those that have it elsewhere', async () => {
      const said = products.filter(({ description }) => /\bcotton\b/i.test(description));
      const elsewhere = new Set(
        products
          .filter(({ title, tags, attributes }) => /cotton/i.test(JSON.stringify([title, tags, attributes])))
          .map(({ code }) => code),
      );
      const found = (await readAll('q=cotton')).map(({ code }) => code);
      expect(found).toEqual(expect.arrayContaining(said.map(({ code }) => code)));
      const places = found.map((code) => elsewhere.has(code));
      expect(places.indexOf(false)).toBeGreaterThan(places.lastIndexOf(true));
    });

    test.each(['shrit', 'skrit', 'televison', 'snekers'])('names the spelling meant by %s', async (query) => {
      const list = await read(`q=${query}`);
      expect(list.total).toBe(0);
      expect((await read(`q=${list.did_you_mean}`)).total).toBeGreaterThan(0);
    });

    test.each(['dress', 'zzzzzz', '%', "' OR 1=1 --"])('corrects nothing in %s', async (query) => {
      expect(await read(`q=${encodeURIComponent(query)}`)).not.toHaveProperty('did_you_mean');
    });

    test('filters and sorts a search like any list', async () => {
      const whole = await readAll('q=dress');
      const cheap = await readAll('q=dress&max_price=200&sort=price_asc');
      expect(codesOf(cheap)).toEqual(codesOf(whole.filter(({ price }) => price <= 200)));
      const prices = cheap.map(({ price }) => price);
      expect(prices).toEqual([...prices].sort((one, two) => one - two));
    });

    describe('suggestions', () => {
      const suggest = async (q: string) =>
        (await shopClient(b.shop).get(`/storefront/suggestions?q=${encodeURIComponent(q)}`)).body.data as {
          terms: string[];
          categories: { name: string; slug: string }[];
          products: Item[];
        };

      test('completes what is typed to words, categories and products', async () => {
        const { terms, categories, products: found } = await suggest('Wrap dr');
        expect(terms).toContain('wrap dress');
        expect(found.map(({ title }) => title)).toContain('Adwoa Wrap Dress');
        expect(categories).toEqual([]);
        expect((await suggest('pho')).categories).toContainEqual({ name: 'Phones', slug: 'phones' });
      });

      test('corrects a spelling', async () => {
        expect((await suggest('televison')).terms).toEqual(['television']);
      });

      test('suggests at most 5 words, 4 categories and 6 products, and nothing for nothing', async () => {
        const many = await suggest('s');
        expect([many.terms.length, many.products.length]).toEqual([5, 6]);
        expect(many.categories.length).toBeLessThanOrEqual(4);
        expect(await suggest(' ')).toEqual({ terms: [], categories: [], products: [] });
      });
    });
  });
