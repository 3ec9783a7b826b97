import { Hono } from 'hono';
import { first } from '../db/database';
import type { Queryable } from '../db/database';
import { readCurrency } from '../../src/contract/plainReaders';
import { categoryExists, categoryTree, mainCategories } from '../domain/categories';
import { creditTerms } from '../domain/loanRules';
import { findProduct, productsOfCategory, productsOfCollection, searchProducts } from '../domain/products';
import { findVariant, wireVariantDetail } from '../domain/variants';
import { searchWords } from '../../src/domain/searchRank';
import type { ShopEnv } from '../http/context';
import { alwaysRevalidate, sendCached, cacheBriefly } from '../http/cachedCatalogue';

const noProduct = 'Product is not found';
const noCollection = 'This collection does not exist';

const findCollection = (database: Queryable, slug: string) =>
  first(database.query<{ title: string; slug: string }>('SELECT title, slug FROM collections WHERE slug = $1', [slug]));

export const catalogueRoutes = new Hono<ShopEnv>()
  .get('/business/get_details', (call) => {
    const { catalogue, features } = call.get('shop');
    const cached = catalogue.single('business', async (database) => {
      const row = await first(database.query<{ document: Record<string, unknown> }>('SELECT document FROM business'));
      const credit = features.includes('credit_terms') && creditTerms(readCurrency(row?.document.currency));
      return row && { data: { ...row.document, features, ...(credit && { credit }) } };
    });
    return sendCached(call, cacheBriefly, cached, 'The shop is closed');
  })
  .get('/storefront/products/search', (call) => {
    const words = searchWords(call.req.query('q')?.slice(0, 200) ?? '');
    const cached = call.get('shop').catalogue.list(`search ${words.join(' ')}`, (from) => searchProducts(from, words));
    return sendCached(call, alwaysRevalidate, cached, noProduct);
  })
  .get('/storefront/products/:slug/:code', (call) => {
    const { slug, code } = call.req.param();
    const id = call.req.query('id');
    const key = `product ${JSON.stringify([slug, code, id])}`;
    const cached = call.get('shop').catalogue.single(key, (from) => findProduct(from, slug, code, id));
    return sendCached(call, alwaysRevalidate, cached, noProduct);
  })
  .get('/storefront/product-variant/:id', (call) => {
    const id = Number(call.req.param('id'));
    const cached = call.get('shop').catalogue.single(`variant ${id}`, async (from) => {
      const variant = Number.isSafeInteger(id) ? await findVariant(from, id) : undefined;
      return variant && { data: wireVariantDetail(variant), products: [variant.product_id] };
    });
    return sendCached(call, alwaysRevalidate, cached, noProduct);
  })
  .get('/storefront/filter_sections/products/:slug', (call) => {
    const { slug } = call.req.param();
    const cached = call
      .get('shop')
      .catalogue.list(`collection ${slug}`, async (from) =>
        (await findCollection(from, slug)) ? productsOfCollection(from, slug) : undefined,
      );
    return sendCached(call, alwaysRevalidate, cached, noCollection);
  })
  .get('/storefront/filter_sections/:slug', (call) => {
    const { slug } = call.req.param();
    const cached = call.get('shop').catalogue.single(`section ${slug}`, async (from) => {
      const data = await findCollection(from, slug);
      return data && { data };
    });
    return sendCached(call, cacheBriefly, cached, noCollection);
  })
  .get('/storefront/main_product_categories', (call) => {
    const { catalogue } = call.get('shop');
    const cached = catalogue.single('main categories', async (from) => ({ data: await mainCategories(from) }));
    return sendCached(call, cacheBriefly, cached, '');
  })
  .get('/storefront/product_categories', (call) => {
    const { catalogue } = call.get('shop');
    const cached = catalogue.single('categories', async (from) => ({ data: await categoryTree(from) }));
    return sendCached(call, cacheBriefly, cached, '');
  })
  .get('/storefront/category_products/:slug', (call) => {
    const { slug } = call.req.param();
    const cached = call
      .get('shop')
      .catalogue.list(`category ${slug}`, async (from) =>
        (await categoryExists(from, slug)) ? productsOfCategory(from, slug) : undefined,
      );
    return sendCached(call, alwaysRevalidate, cached, 'This category does not exist');
  })
  .get('/storefront/get-sliders', (call) => {
    const cached = call.get('shop').catalogue.single('slides', async (from) => {
      const rows = await from.query<{ document: object }>('SELECT document FROM slides ORDER BY position');
      return { data: { data: rows.map((row) => row.document) } };
    });
    return sendCached(call, cacheBriefly, cached, '');
  });
