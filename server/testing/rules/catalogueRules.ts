import * as v from 'valibot';
import { businessReply } from '../../../src/contract/business';
import { CARD_FIELDS } from '../../../src/contract/cardFields';
import { categoriesReply } from '../../../src/contract/category';
import { collectionReply } from '../../../src/contract/collection';
import { productReply, productsReply } from '../../../src/contract/product';
import { slidesReply } from '../../../src/contract/slide';
import { variantReply } from '../../../src/contract/variant';
import { catalogue } from '../../demo/catalogue/catalogue';
import { setStock, twoGoods } from '../goods';
import { shopClient } from '../shopClient';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

export const catalogueRules = (open: OpenDatabase) =>
  describe('catalogue', () => {
    let b: Bench;
    const visitor = () => shopClient(b.shop);
    beforeEach(async () => {
      b = await bench(open);
    });

    test('returns the business details with the currency and the creditor', async () => {
      const { status, data } = await visitor().read(businessReply, '/business/get_details');
      expect(status).toBe(1);
      expect(data).toMatchObject({ currency: 'GHS', defaultCreditor: { name: expect.any(String) } });
    });

    test('lists every product without a query, newest first, without the fields of the detail page', async () => {
      const { data } = await visitor().read(productsReply, '/storefront/products/search');
      expect(data).toHaveLength(catalogue.products.length);
      const dates = data.map((product) => product.publishedAt ?? 0);
      expect(dates).toEqual([...dates].sort((one, two) => two - one));
      expect(data.every((product) => product.description === '' && product.photos.length <= 2)).toBe(true);
      expect(data.every((product) => product.variants.length > 0)).toBe(true);
    });

    test('lists each product with every field of its card', async () => {
      const { body } = await visitor().get('/storefront/products/search');
      const [first] = body.data as object[];
      expect(Object.keys(first ?? {})).toEqual(expect.arrayContaining([...Object.keys(CARD_FIELDS), 'variants']));
    });

    test('matches every word of a search, case-insensitively, in title, brand, category, tags and options', async () => {
      const product = catalogue.products[0];
      const category = catalogue.categories.find(({ slug }) => slug === product?.categorySlug);
      const words = [
        product?.title.split(' ')[0],
        product?.brand.split(' ')[0],
        category?.name,
        product?.tags[0],
        product?.attributes[0]?.options[0],
      ];
      const query = words.join(' ').toUpperCase();
      const hits = await visitor().read(productsReply, `/storefront/products/search?q=${encodeURIComponent(query)}`);
      expect(hits.data.map(({ id }) => id)).toContain(String(product?.id));
      const none = await visitor().read(
        productsReply,
        `/storefront/products/search?q=${encodeURIComponent(query)}+zzz`,
      );
      expect(none).toMatchObject({ status: 1, data: [] });
    });

    test.each([
      ['phone', 'Orin Fold Studio with Stylus and Keyboard Cover', 'Orin 9 Lite'],
      ['tv', 'Clearview Television'],
      ['sneakers', 'Ridge Running Shoe', 'Harmony High-Top'],
      ['red dress'],
    ])('ranks the matches of %s by name and lists no chance matches', async (query, ...best) => {
      const { data } = await visitor().read(
        productsReply,
        `/storefront/products/search?q=${encodeURIComponent(query)}`,
      );
      expect(data.slice(0, Math.max(1, best.length)).map(({ title }) => title)).toEqual(best);
    });

    test.each(['%', '_', "' ORX 1=1 --", '\\'])('searches for %s literally', async (query) => {
      const { status, data } = await visitor().read(
        productsReply,
        `/storefront/products/search?q=${encodeURIComponent(query)}`,
      );
      expect(status).toBe(1);
      expect(
        data.every((product) => product.title.includes(query) || product.tags.some((tag) => tag.includes(query))),
      ).toBe(true);
    });

    test('finds a product by slug and code, and rejects a different id', async () => {
      const { slug, code, id, description } = catalogue.products[0] ?? { slug: '', code: '', id: 0, description: '' };
      const address = `/storefront/products/${slug}/${code}`;
      const found = await visitor().read(productReply, `${address}?id=${id}`);
      expect(found.data).toMatchObject({ id: String(id), description });
      expect((await visitor().read(productReply, address)).data?.id).toBe(String(id));
      expect((await visitor().get(`${address}?id=999999`)).body).toEqual({
        status: 0,
        message: 'Product is not found',
      });
      expect((await visitor().get(`/storefront/products/${slug}/NOPE`)).body.status).toBe(0);
    });

    test('returns the current stock of a product, even when it is sold out', async () => {
      const [goods] = await twoGoods(b.database);
      await b.database.query('UPDATE variants SET stock = 0 WHERE product_id = $1', [goods.product_id]);
      const product = catalogue.products.find(({ id }) => id === goods.product_id);
      const { data } = await visitor().read(productReply, `/storefront/products/${product?.slug}/${product?.code}`);
      expect(data).toMatchObject({ available: 0, stockStatus: 'Out of Stock' });
    });

    test('lists a variant’s attributes in the order of the product’s attributes', async () => {
      const product = catalogue.products.find(({ attributes }) => attributes.length > 1);
      const { body } = await visitor().get(`/storefront/products/${product?.slug}/${product?.code}`);
      const [variant] = (body.data as { variants: { attributes: object }[] }).variants;
      expect(Object.keys(variant?.attributes ?? {})).toEqual(product?.attributes.map(({ name }) => name));
    });

    test('returns a variant with its product', async () => {
      const [goods] = await twoGoods(b.database);
      await setStock(b.database, goods.id, 7);
      const { data } = await visitor().read(variantReply, `/storefront/product-variant/${goods.id}`);
      expect(data).toMatchObject({
        id: String(goods.id),
        available: 7,
        price: goods.price,
        product: { id: String(goods.product_id), title: goods.title },
      });
    });

    test.each(['999999999', 'abc', '1.5', '99999999999999999999'])(
      'answers status 0 for the unknown variant %s',
      async (id) => {
        expect((await visitor().get(`/storefront/product-variant/${id}`)).body.status).toBe(0);
      },
    );

    test('returns the title and the products of a collection, in the order of the list of all products', async () => {
      const { data } = await visitor().read(collectionReply, '/storefront/filter_sections/best-sellers');
      expect(data).toEqual({ title: 'Best Sellers', slug: 'best-sellers' });
      const listed = await visitor().read(productsReply, '/storefront/filter_sections/products/best-sellers');
      const { data: all } = await visitor().read(productsReply, '/storefront/products/search');
      const expected = all.filter(({ filterSection }) => filterSection.some(({ slug }) => slug === 'best-sellers'));
      expect(expected.length).toBeGreaterThan(5);
      expect(listed.data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect((await visitor().get('/storefront/filter_sections/none')).body.status).toBe(0);
      expect((await visitor().get('/storefront/filter_sections/products/none')).body.status).toBe(0);
    });

    test('returns every category once in the tree, and the main categories in their own list', async () => {
      const { data } = await visitor().read(categoriesReply, '/storefront/product_categories');
      const count = (nodes: typeof data): number => nodes.reduce((sum, node) => sum + 1 + count(node.children), 0);
      expect(count(data)).toBe(catalogue.categories.length);
      const main = await visitor().read(categoriesReply, '/storefront/main_product_categories');
      expect(main.data.map(({ slug }) => slug)).toEqual(
        catalogue.categories.filter(({ parentSlug }) => parentSlug === null).map(({ slug }) => slug),
      );
    });

    test('lists the products of a category and its subcategories', async () => {
      const child = catalogue.categories.find(
        ({ parentSlug, slug }) =>
          parentSlug !== null && catalogue.products.some((product) => product.categorySlug === slug),
      );
      const own = await visitor().read(productsReply, `/storefront/category_products/${child?.slug}`);
      const parent = await visitor().read(productsReply, `/storefront/category_products/${child?.parentSlug}`);
      expect(own.data.length).toBeGreaterThan(0);
      expect(parent.data.map(({ id }) => id)).toEqual(expect.arrayContaining(own.data.map(({ id }) => id)));
      expect((await visitor().get('/storefront/category_products/none')).body).toEqual({
        status: 0,
        message: 'This category does not exist',
      });
    });

    test('wraps the slides in a second data field', async () => {
      const raw = await visitor().get('/storefront/get-sliders');
      expect((raw.body.data as { data: unknown[] }).data).toHaveLength(catalogue.slides.length);
      expect(v.parse(slidesReply, raw.body).data).toHaveLength(catalogue.slides.length);
    });
  });
