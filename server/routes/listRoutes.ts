import { Hono } from 'hono';
import { cacheBriefly, alwaysRevalidate, sendCached } from '../http/cachedCatalogue';
import type { ShopEnv } from '../http/context';
import { readListQuery } from '../search/listQuery';
import { findList, findSuggestions } from '../search/productLists';

export const listRoutes = new Hono<ShopEnv>()
  .get('/storefront/products', async (call) => {
    const { catalogue, lists } = call.get('shop');
    const query = readListQuery(call.req.queries());
    const index = await lists.findIndex();
    const key = `list ${index.state} ${JSON.stringify({ ...query, chosen: [...query.chosen].sort() })}`;
    const cached = catalogue.single(key, () => findList(lists, index, query));
    const missing = query.category === '' ? 'This collection does not exist' : 'This category does not exist';
    return sendCached(call, alwaysRevalidate, cached, missing);
  })
  .get('/storefront/suggestions', async (call) => {
    const { catalogue, lists } = call.get('shop');
    const q = (call.req.query('q') ?? '').slice(0, 200).trim().toLowerCase();
    const index = await lists.findIndex();
    const cached = catalogue.single(`suggestions ${index.state} ${q}`, () => findSuggestions(lists, index, q));
    return sendCached(call, cacheBriefly, cached, '');
  });
