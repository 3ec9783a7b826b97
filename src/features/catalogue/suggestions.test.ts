import { loggedIn } from '../../api/apiEvents';
import type { Category } from '../../contract/category';
import type { Product } from '../../contract/product';
import { MOST_SEARCHES } from '../../contract/stored';
import { category, product, user } from '../../testing/builders/model';
import { sessionEnded, tokenChangedElsewhere } from '../session/sessionSlice';
import { searchesForgotten, searchesReducer, termSearched } from './searchesSlice';
import { suggestionsFor } from './suggestions';
import { bestFirst, matchingCategories } from './searchMatches';

interface Given {
  term?: string;
  recent?: string[];
  tree?: Category[];
  products?: Product[];
  meant?: string | null;
}
const suggested = ({ term = '', recent = [], tree = [], products = [], meant = null }: Given) => {
  const categories = matchingCategories(tree, term);
  const found = { terms: [], categories, products: bestFirst(products, term), meant, hasNoResults: false };
  return suggestionsFor({ term, recent, found });
};
const inWords = (given: Given) => suggested(given).map(({ kind, text }) => `${kind}: ${text}`);

test('for an empty term, suggests the recent searches and an entry that clears them, or nothing without any', () => {
  expect(inWords({ recent: ['shirt', 'red bag'] })).toEqual([
    'recent: shirt',
    'recent: red bag',
    'forget: Clear recent searches',
  ]);
  expect(inWords({})).toEqual([]);
});

test('suggests nested categories, products and the search, but only the search for a single letter', () => {
  const tree = [category()];
  expect(inWords({ term: 'dress', tree, products: [product()], recent: ['x'] })).toEqual([
    'category: Dresses',
    'product: Linen Shirt',
    'all: Search for “dress”',
  ]);
  expect(inWords({ term: 'd', tree })).toEqual(['all: Search for “d”']);
});

test('lists the correction first', () => {
  expect(inWords({ term: 'dres', meant: 'dress' })).toEqual(['meant: Did you mean “dress”?', 'all: Search for “dres”']);
});

test('suggests at most three categories', () => {
  const tree = Array.from({ length: 5 }, (_, id) => category({ id, name: `Shoes ${id}`, slug: `shoes-${id}` }));
  expect(inWords({ term: 'shoes', tree }).filter((words) => words.startsWith('category'))).toHaveLength(3);
});

test('lists products tagged with the term first, then names with a word that begins with it', () => {
  const titles = ['Headphones', 'Phone Case', 'Orin 9'];
  const products = titles.map((title, id) => product({ id, title, tags: title === 'Orin 9' ? ['phone'] : [] }));
  expect(inWords({ term: 'phone', products })).toEqual([
    'product: Orin 9',
    'product: Phone Case',
    'product: Headphones',
    'all: Search for “phone”',
  ]);
});

test('suggests categories whose name has a word that begins with the term, not those with letters inside', () => {
  const tree = ['Wired & Red', 'Tiered', 'Red Shoes'].map((name, id) =>
    category({ id, name, slug: name, children: [] }),
  );
  expect(inWords({ term: 'RED', tree })).toEqual([
    'category: Red Shoes',
    'category: Wired & Red',
    'all: Search for “RED”',
  ]);
});

test('limits the suggestions to seven', () => {
  const products = Array.from({ length: 20 }, (_, id) => product({ id }));
  expect(inWords({ term: 'shirt', products })).toHaveLength(7);
});

test('links categories, products and the search to their pages', () => {
  const to = suggested({
    term: 'dress & co',
    tree: [category({ name: 'dress & co' })],
    products: [product()],
  });
  expect(to.map((suggestion) => suggestion.to)).toEqual([
    '/ct/women',
    '/pd/linen-shirt/LSH-101?id=101',
    '/items/search?q=dress+%26+co',
  ]);
});

describe('recent searches', () => {
  const after = (...actions: Parameters<typeof searchesReducer>[1][]) =>
    actions.reduce(searchesReducer, searchesReducer(undefined, { type: 'start' })).recent;

  test('puts the latest first, trims it, and drops blanks and duplicates', () => {
    expect(after(termSearched('shirt'), termSearched(' Bag '), termSearched('SHIRT'), termSearched('  '))).toEqual([
      'SHIRT',
      'Bag',
    ]);
  });

  test('keeps at most eight', () => {
    const many = after(...Array.from({ length: 12 }, (_, index) => termSearched(`term ${index}`)));
    expect(many).toHaveLength(MOST_SEARCHES);
    expect(many[0]).toBe('term 11');
  });

  test.each([
    ['clears', 'the shopper signs out', sessionEnded('loggedOut'), []],
    ['clears', 'the session expires', sessionEnded('expired'), []],
    ['clears', 'another tab signs out', tokenChangedElsewhere(null), []],
    ['clears', 'the shopper clears them', searchesForgotten(), []],
    ['keeps', 'another tab signs in', tokenChangedElsewhere('token'), ['shirt']],
    ['keeps', 'the shopper signs in', loggedIn({ token: 'token', account: user() }), ['shirt']],
  ])('%s the searches when %s', (_effect, _event, action, remaining) => {
    expect(after(termSearched('shirt'), action)).toEqual(remaining);
  });
});
