import { SIDE_LIST, SUB_MENUS } from './siteMap';

const menu = SUB_MENUS.flat();

test('lists the side list entries in order', () => {
  const names = SIDE_LIST.map(({ name }) => name);
  expect(names.slice(0, -1)).toEqual([
    'WOMEN',
    'MAN',
    'KIDS',
    'HOME',
    'COLLECTION',
    'SALE UP TO 50% OFF',
    'NEW',
    'SHOES',
    'ACCESSORIES',
    'JOIN LIFE',
  ]);
  expect(names.at(-1)).toMatch(/^#\w+$/);
});

test('lists the sub-menu entries in order', () => {
  expect(menu.map(({ name }) => name)).toEqual([
    'New',
    'Best Sellers',
    'Collaborations',
    'Sets',
    'Denim',
    'Jackets & Coats',
    'Overshirts',
    'Trousers',
    'Jeans',
    'Dresses',
    'Sweatshirts and Hoodies',
    'T-shirts & Tops',
    'Shirts & Blouses',
    'Shorts and Bermudas',
    'Shoes',
    'Accessories',
    'Bags',
    'Gift Card',
  ]);
});

test.each([
  ['ACCESSORIES', SIDE_LIST, '/shop3'],
  ['Accessories', menu, '/shop3'],
  ['Gift Card', menu, '/about'],
  ['NEW', SIDE_LIST, '/ft/new-arrivals'],
  ['Best Sellers', menu, '/ft/best-sellers'],
  ['Jeans', menu, '/items/search?q=Jeans'],
  ['Jackets & Coats', menu, '/items/search?q=Jackets+%26+Coats'],
  ['SALE UP TO 50% OFF', SIDE_LIST, '/items/search?q=SALE+UP+TO+50%25+OFF'],
  ['#ShopYourWay', SIDE_LIST, '/items/search?q=%23ShopYourWay'],
])('the entry %s leads to its page, or to a search for its words', (wanted, entries, to) => {
  expect(entries.find(({ name }) => name === wanted)?.to).toBe(to);
});
