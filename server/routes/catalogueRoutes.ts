import { Hono } from 'hono';
import { first } from '../db/database';
import { categoryExists, categoryTree, mainCategories } from '../domain/categories';
import { findProduct, productsOfCategory, productsOfCollection, searchProducts } from '../domain/products';
import { findVariant, wireVariantDetail } from '../domain/variants';
import { sharedCache } from '../http/caching';
import type { Call, ShopEnv } from '../http/context';
import { ok } from '../http/envelope';
import { Refusal } from '../http/refusal';

const found = <Value>(value: Value | undefined, message: string): Value => {
  if (value === undefined) throw new Refusal(message);
  return value;
};

const getCollection = async (call: Call) =>
  found(
    await first(
      call
        .get('shop')
        .database.query<{ title: string; slug: string }>('SELECT title, slug FROM collections WHERE slug = $1', [
          call.req.param('slug'),
        ]),
    ),
    'This collection does not exist',
  );

// Stock is part of a product, so its reads are asked again each time and mostly answered with 304.
const live = sharedCache('public, no-cache');
const settled = sharedCache('public, max-age=30, stale-while-revalidate=300');

export const catalogueRoutes = new Hono<ShopEnv>()
  .get('/business/get_details', settled, async (call) => {
    const row = await first(call.get('shop').database.query<{ document: object }>('SELECT document FROM business'));
    return ok(call, found(row, 'The shop is closed').document);
  })
  .get('/storefront/products/search', live, async (call) =>
    ok(call, await searchProducts(call.get('shop').database, call.req.query('q')?.slice(0, 200) ?? '')),
  )
  .get('/storefront/products/:slug/:code', live, async (call) => {
    const { slug, code } = call.req.param();
    const product = await findProduct(call.get('shop').database, slug, code, call.req.query('id'));
    return ok(call, found(product, 'Product is not found'));
  })
  .get('/storefront/product-variant/:id', live, async (call) => {
    const id = Number(call.req.param('id'));
    const variant = Number.isSafeInteger(id) ? await findVariant(call.get('shop').database, id) : undefined;
    return ok(call, wireVariantDetail(found(variant, 'Product is not found')));
  })
  .get('/storefront/filter_sections/products/:slug', live, async (call) => {
    const { slug } = await getCollection(call);
    return ok(call, await productsOfCollection(call.get('shop').database, slug));
  })
  .get('/storefront/filter_sections/:slug', settled, async (call) => ok(call, await getCollection(call)))
  .get('/storefront/main_product_categories', settled, async (call) =>
    ok(call, await mainCategories(call.get('shop').database)),
  )
  .get('/storefront/product_categories', settled, async (call) =>
    ok(call, await categoryTree(call.get('shop').database)),
  )
  .get('/storefront/category_products/:slug', live, async (call) => {
    const { database } = call.get('shop');
    const { slug } = call.req.param();
    if (!(await categoryExists(database, slug))) throw new Refusal('This category does not exist');
    return ok(call, await productsOfCategory(database, slug));
  })
  .get('/storefront/get-sliders', settled, async (call) => {
    const rows = await call
      .get('shop')
      .database.query<{ document: object }>('SELECT document FROM slides ORDER BY position');
    return ok(call, { data: rows.map((row) => row.document) });
  });
