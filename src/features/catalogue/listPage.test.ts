import { product } from '../../testing/builders/model';
import { indexProducts } from './facetIndex';
import { type Facets, NO_FACETS } from './facets';
import { listPage } from './listPage';
import type { ListView } from './listView';

const plain = { variants: [], attributes: [], swatches: [], has_variant: 0, isSale: 0, discount: 0, priceOld: 0 };
const products = [
  product({ ...plain, id: 1, price: 10, colors: ['Red'], brand: 'Kasa', available: 3 }),
  product({ ...plain, id: 2, price: 20, colors: ['red', 'Blue'], brand: 'Adom', available: 0, isSale: 1 }),
  product({ ...plain, id: 3, price: 30, colors: ['Blue'], brand: 'Kasa', available: null, priceOld: 40 }),
  product({ ...plain, id: 4, price: null, colors: [], brand: '', discount: 10, available: 1 }),
  product({
    ...plain,
    id: 5,
    price: 50,
    colors: [],
    brand: 'kasa',
    available: 9,
    attributes: [{ name: 'EU size', options: [{ name: '41' }, { name: '42' }] }],
  }),
];
const entries = indexProducts(products);
const ALL: ListView = { facets: NO_FACETS, sort: 0, columns: 4, page: 1 };
const ids = (facets: Partial<Facets>, sort = 0, limit: number | null = null) =>
  listPage(entries, { ...ALL, facets: { ...NO_FACETS, ...facets }, sort }, limit)
    .shown.map(({ id }) => id)
    .join(' ');

test.each<[string, Partial<Facets>, string]>([
  ['no facet', {}, '1 2 3 4 5'],
  ['one colour in any letter case', { words: { color: ['RED'] } }, '1 2'],
  ['any of two colours', { words: { color: ['Red', 'Blue'] } }, '1 2 3'],
  ['a size', { words: { size: ['42'] } }, '5'],
  ['a brand', { words: { brand: ['Kasa'] } }, '1 3 5'],
  ['a colour and a brand', { words: { color: ['Red'], brand: ['Kasa'] } }, '1'],
  ['an inclusive minimum price', { min: 2000 }, '2 3 5'],
  ['an inclusive maximum price', { max: 2000 }, '1 2'],
  ['a price range', { min: 1500, max: 3000 }, '2 3'],
  ['a sale flag, an old price or a discount', { onSale: true }, '2 3 4'],
  ['stock, including unknown stock', { inStock: true }, '1 3 4 5'],
  ['a colour that no product has', { words: { color: ['Pink'] } }, ''],
])('filters by %s', (_name, facets, order) => {
  expect(ids(facets)).toBe(order);
});

test('sorts all products before applying the limit', () => {
  expect(ids({}, 4, 2)).toBe('5 3');
  expect(listPage(entries, { ...ALL, sort: 4 }, 2).found).toBe(5);
});

test.each([
  ['the first page', 1, 2, { ids: '1 2', before: 0, page: 1, pages: 3 }],
  ['a middle page', 2, 2, { ids: '3 4', before: 2, page: 2, pages: 3 }],
  ['a last page that is not full', 3, 2, { ids: '5', before: 4, page: 3, pages: 3 }],
  ['a page beyond the last becomes the last', 9, 2, { ids: '5', before: 4, page: 3, pages: 3 }],
  ['a limit equal to the number of products', 1, 5, { ids: '1 2 3 4 5', before: 0, page: 1, pages: 1 }],
  ['one page without a limit', 2, null, { ids: '1 2 3 4 5', before: 0, page: 1, pages: 1 }],
])('paginates the list: %s', (_name, wanted, limit, expected) => {
  const { shown, before, page, pages } = listPage(entries, { ...ALL, page: wanted }, limit);
  expect({ ids: shown.map(({ id }) => id).join(' '), before, page, pages }).toEqual(expected);
});

test('returns one empty page when nothing matches', () => {
  const pink = { ...ALL, page: 3, facets: { ...NO_FACETS, words: { color: ['Pink'] } } };
  expect(listPage(entries, pink, 2)).toEqual({ shown: [], found: 0, before: 0, page: 1, pages: 1 });
});

test('indexes a duplicate product once', () => {
  expect(indexProducts([...products, ...products])).toHaveLength(5);
});

test('shows the matching variant’s picture only under a colour filter', () => {
  const shirt = product();
  const red = product({
    variants: shirt.variants.map(({ id }, index) => ({
      variant_id: id,
      image: index === 1 ? '/media/linen-shirt-red.svg' : '/media/linen-shirt.svg',
      attributes: { Color: index === 1 ? 'Red' : 'Black' },
    })),
  });
  const inRed = listPage(indexProducts([red]), { ...ALL, facets: { ...NO_FACETS, words: { color: ['red'] } } }, null);
  expect(inRed.shown[0]).toMatchObject({ imgSrc: '/media/linen-shirt-red.svg', altText: 'Linen Shirt in Red' });
  const plainList = listPage(indexProducts([red]), ALL, null);
  expect(plainList.shown[0]).toBe(red);
});
