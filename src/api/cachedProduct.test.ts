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

type Store = ReturnType<typeof shop>;

test.each([
  ['a search', (store: Store) => store.dispatch(searchProducts.initiate('x'))],
  ['a category', (store: Store) => store.dispatch(getCategoryProducts.initiate('women'))],
  ['a collection', (store: Store) => store.dispatch(getCollectionProducts.initiate('best-sellers'))],
])(
  'returns a product of %s by reference from the cached list, and undefined for an unknown id',
  async (_name, load) => {
    const store = shop();
    expect(selectCachedProduct(store.getState(), '2')).toBeUndefined();
    const { data } = await load(store);
    expect(selectCachedProduct(store.getState(), '2')).toBe(data?.[1]);
    expect(selectCachedProduct(store.getState(), '3')).toBeUndefined();
    expect(selectCachedProduct(store.getState(), null)).toBeUndefined();
  },
);
