import { paths } from '../config/paths';
import { businessApi } from '../api/businessApi';
import { catalogueApi } from '../api/catalogueApi';
import { makeStore } from '../app/store';
import { answered, faultyFetch } from '../testing/faults';
import { testEnvironment } from '../testing/testEnvironment';
import { firstReads } from './firstReads';

const { searchProducts, getProduct, getCollection, getCollectionProducts, getCategoryProducts, getSlides } =
  catalogueApi.endpoints;
const { getMainCategories, getCategoryTree } = catalogueApi.endpoints;

const always = [businessApi.endpoints.getBusiness.initiate(), getCategoryTree.initiate(), getMainCategories.initiate()];

const ROWS = [
  ['the home page', paths.home, 'home', [getSlides.initiate(), searchProducts.initiate(undefined)]],
  ['a search', paths.search('red shirt & co'), 'search', [searchProducts.initiate('red shirt & co')]],
  ['an empty search', paths.search(''), 'search', [searchProducts.initiate(undefined)]],
  [
    'a collection',
    paths.collection('best-sellers'),
    'collection',
    [getCollectionProducts.initiate('best-sellers'), getCollection.initiate('best-sellers')],
  ],
  ['a main category', paths.category('women'), 'category', [getCategoryProducts.initiate('women')]],
  ['a category', paths.category('women/x', 'a b'), 'category', [getCategoryProducts.initiate('women/x')]],
  [
    'a product',
    paths.product('a b', 'x/y', '101'),
    'product',
    [getProduct.initiate({ slug: 'a b', code: 'x/y', id: '101' })],
  ],
  [
    'a product without id',
    paths.product('shirt', 'LSH'),
    'product',
    [getProduct.initiate({ slug: 'shirt', code: 'LSH' })],
  ],
  ['any other page', paths.contact, '', []],
] as const;

type Ask = (typeof ROWS)[0][3][0];

test.each(ROWS)('%s: firstReads lists exactly the calls that the page makes', async (_name, path, route, thunks) => {
  const network = faultyFetch(() => Promise.reject(new TypeError('offline')));
  network.add({ path: /./, fault: answered(400) });
  const { store } = makeStore(testEnvironment({ fetch: network.fetch }));
  await Promise.all([...always, ...thunks].map((thunk) => store.dispatch(thunk as Ask)));
  const { pathname, search } = new URL(path, 'http://localhost');
  const early = firstReads(pathname, search);
  expect(early.route).toBe(route);
  expect([...early.calls, ...early.later].sort()).toEqual(network.calls.map((call) => call.path).sort());
});
