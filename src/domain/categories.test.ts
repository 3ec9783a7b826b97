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
  ['a category at the top', { slug: 'men', parentSlug: null }, '/ct/men'],
  ['one below another', { slug: 'dresses', parentSlug: 'women' }, '/ct/women/dresses'],
  ['one of which the parent is not known', { slug: 'hats' }, '/ct/hats'],
  ['a slug with signs of its own', { slug: 'h/a', parentSlug: 'ä' }, '/ct/%C3%A4/h%2Fa'],
])('builds the address of %s', (_name, given, path) => {
  expect(categoryPath(given)).toBe(path);
});
