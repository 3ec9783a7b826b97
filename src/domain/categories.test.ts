import { category } from '../testing/builders/model';
import { categoryPath, categoryTrail } from './categories';

const men = category({ id: 2, slug: 'men', name: 'Men', children: [] });
const tree = [men, category()];

test.each([
  ['men', ['Men'], ['/ct/men']],
  ['women', ['Women'], ['/ct/women']],
  ['dresses', ['Women', 'Dresses'], ['/ct/women', '/ct/women/dresses']],
  ['nowhere', [], []],
  ['', [], []],
])('returns the trail to %j', (slug, names, addresses) => {
  const trail = categoryTrail(tree, slug);
  expect(trail.map(({ name }) => name)).toEqual(names);
  expect(trail.map(categoryPath)).toEqual(addresses);
});

test.each([
  ['a top-level category', { slug: 'men', parentSlug: null }, '/ct/men'],
  ['a subcategory', { slug: 'dresses', parentSlug: 'women' }, '/ct/women/dresses'],
  ['a category without a known parent', { slug: 'hats' }, '/ct/hats'],
  ['a slug with special characters', { slug: 'h/a', parentSlug: 'ä' }, '/ct/%C3%A4/h%2Fa'],
])('builds the address of %s', (_name, given, path) => {
  expect(categoryPath(given)).toBe(path);
});
