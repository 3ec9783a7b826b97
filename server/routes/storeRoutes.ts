import { Hono } from 'hono';
import { listStores, stockOfStores } from '../domain/stores';
import { findVariant } from '../domain/variants';
import { alwaysRevalidate, cacheBriefly, sendCached } from '../http/cachedCatalogue';
import type { ShopEnv } from '../http/context';

export const storeRoutes = new Hono<ShopEnv>()
  .get('/storefront/stores', (call) => {
    const { catalogue } = call.get('shop');
    const cached = catalogue.single('stores', async (from) => ({ data: await listStores(from) }));
    return sendCached(call, cacheBriefly, cached, '');
  })
  .get('/storefront/stores/stock', (call) => {
    const id = Number(call.req.query('variant') ?? '');
    const cached = call.get('shop').catalogue.single(`stock of stores ${id}`, async (from) => {
      const variant = Number.isSafeInteger(id) ? await findVariant(from, id) : undefined;
      return variant && { data: await stockOfStores(from, id), products: [variant.product_id] };
    });
    return sendCached(call, alwaysRevalidate, cached, 'Product is not found');
  });
