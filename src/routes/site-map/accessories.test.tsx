import { category } from '../../testing/builders/model';
import { wireCategory } from '../../testing/builders/wireCatalogue';
import { wireReply } from '../../testing/builders/wire';
import { answered } from '../../testing/faults';
import { expectPath } from '../../testing/here';
import { renderApp } from '../../testing/renderApp';
import { accessoriesPath } from './accessoriesPath';

const SEARCH = '/items/search?q=accessories';
const below = (child: object) => [category(), category({ id: 2, slug: 'men', children: [{ id: 21, ...child }] })];

test.each([
  ['the category of that slug', below({ name: 'Small things', slug: 'accessories' }), '/ct/men/accessories'],
  ['the category of that name', below({ name: 'ACCESSORIES', slug: 'extras' }), '/ct/men/extras'],
  [
    'a search when only part of a name says so',
    below({ name: 'Phone Accessories', slug: 'phone-accessories' }),
    SEARCH,
  ],
  ['a search without categories', [], SEARCH],
])('accessories lead to %s', (_where, tree, address) => {
  expect(accessoriesPath(tree)).toBe(address);
});

const TREE = wireReply([wireCategory({ name: 'Accessories', slug: 'accessories', children: [] })]);

test.each([
  ['the category', answered(200, TREE), '/ct/accessories'],
  ['a search when the categories cannot be read', answered(500), SEARCH],
])('/shop3 leads to %s, and Back skips it', async (_where, fault, address) => {
  await renderApp({ path: '/shop3', faults: [{ path: /product_categories/, fault }] });
  const entries = window.history.length;
  await expectPath(address);
  expect(window.history).toHaveLength(entries);
});
