import { product } from '../testing/builders/model';
import { listMeta } from './listMeta';

const facts = {
  title: 'Dresses',
  path: '/ct/women/dresses',
  crumbs: [{ name: 'Home', to: '/' }],
  currency: 'GHS',
  origin: 'http://localhost',
};
const metaOf = (products: ReturnType<typeof product>[] | undefined) => listMeta({ ...facts, products });

test('describes the list with count, lowest price, canonical URL and structured data', () => {
  const meta = metaOf([
    product({ price: 90, imgSrc: null, variants: [] }),
    product({ id: 2, price: '80.5', variants: [] }),
  ]);
  expect(meta).toMatchObject({
    title: 'Dresses',
    description: 'Dresses: 2 products from GHS 80.50. Pay in full or in installments.',
    canonical: '/ct/women/dresses',
    image: '/media/linen-shirt.svg',
  });
  expect(meta.structured).toEqual([
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
    expect.objectContaining({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        expect.objectContaining({ position: 1, url: 'http://localhost/pd/linen-shirt/LSH-101?id=101' }),
        expect.objectContaining({ position: 2, name: 'Linen Shirt' }),
      ],
    }),
  ]);
});

test('names the lowest price that a card shows', () => {
  // Its variant costs 120.
  expect(metaOf([product({ price: 99 })]).description).toContain(' from GHS 120.00.');
});

test.each([
  ['one', [product({ price: 'ask', variants: [] })], 'Dresses: 1 product. Pay in full or in installments.'],
  ['none', [], undefined],
  ['loading', undefined, undefined],
])('sets description and canonical only for a list with products (products: %s)', (_name, products, description) => {
  const meta = metaOf(products);
  expect(meta.description).toBe(description);
  expect(meta.canonical).toBe(description && '/ct/women/dresses');
});

test('names neither count nor price when only the first products are known', () => {
  const meta = listMeta({ ...facts, products: [product()], hasMore: true });
  expect(meta.description).toBe('Dresses. Pay in full or in installments.');
});

test('lists at most ten products in the structured data, and counts these', () => {
  const many = Array.from({ length: 30 }, (_, id) => product({ id }));
  expect(metaOf(many).structured?.[1]).toMatchObject({ numberOfItems: 10, itemListElement: { length: 10 } });
});
