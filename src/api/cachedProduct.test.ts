import { makeStore } from '../app/store';
import { wireReply } from '../testing/builders/wire';
import { wireProduct } from '../testing/builders/wireCatalogue';
import { faultyFetch } from '../testing/faults';
import { testEnvironment } from '../testing/testEnvironment';
import { catalogueApi } from './catalogueApi';
import { selectCachedProduct } from './cachedProduct';

const shop = () => {
  const reply = wireReply([wireProduct({ id: 1, title: 'One' }), wireProduct({ id: 2, title: 'Two' })]);
  const network = faultyFetch(() => Promise.resolve(new Response(JSON.stringify(reply))));
  return makeStore(testEnvironment({ fetch: network.fetch })).store;
};

const { searchProducts, getCategoryProducts, getCollectionProducts } = catalogueApi.endpoints;

test.each([
  ['a search', searchProducts.initiate('x')],
  ['a category', getCategoryProducts.initiate('women')],
  ['a collection', getCollectionProducts.initiate('best-sellers')],
])('a product of %s is known, and is the very one of the list', async (_name, thunk) => {
  const store = shop();
  expect(selectCachedProduct(store.getState(), '2')).toBeUndefined();
  const { data } = await store.dispatch(thunk);
  expect(selectCachedProduct(store.getState(), '2')).toBe(data?.[1]);
  expect(selectCachedProduct(store.getState(), '3')).toBeUndefined();
  expect(selectCachedProduct(store.getState(), null)).toBeUndefined();
});
