import { product } from '../../testing/builders/model';
import { carouselLoops, recentProducts, sectionProducts } from './shelfProducts';

const best = [{ title: 'Best Sellers', slug: 'best-sellers' }];
const fresh = [{ title: 'New Arrivals', slug: 'new-arrivals' }];
const many = (count: number, filterSection: typeof best) =>
  Array.from({ length: count }, (_, index) => product({ id: index + 1, filterSection }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test('limits a section to its own products, in received order', () => {
  const list = [
    product({ id: 3, filterSection: [...fresh, ...best] }),
    product({ id: 2, filterSection: fresh }),
    product({ id: 1, filterSection: best }),
    product({ id: 4, filterSection: [] }),
  ];
  expect(ids(sectionProducts(list, 'best-sellers'))).toEqual(['3', '1']);
  expect(ids(sectionProducts(list, 'new-arrivals'))).toEqual(['3', '2']);
  expect(sectionProducts(list, 'Best Sellers')).toEqual([]);
});

test('limits a section to ten products', () => {
  expect(sectionProducts(many(10, best), 'best-sellers')).toHaveLength(10);
  expect(ids(sectionProducts(many(11, best), 'best-sellers'))).toEqual(ids(many(10, best)));
});

test('returns the first eight products as recent, in received order', () => {
  expect(ids(recentProducts(many(9, fresh).reverse()))).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
  expect(recentProducts(many(3, fresh))).toHaveLength(3);
});

test.each([
  [0, false],
  [10, false],
  [12, false],
  [13, true],
])('with %i products, sets looping to %s', (shown, loops) => {
  expect(carouselLoops(shown)).toBe(loops);
});
