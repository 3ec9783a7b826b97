import { category, product } from '../testing/builders/model';
import { crumbsOf } from './crumbsOf';

const tree = [category(), category({ id: 2, name: 'Men', slug: 'men', children: [] })];
const of = (wireCategory: unknown) => crumbsOf(product({ category: wireCategory }), tree);

test.each([
  [
    'a subcategory',
    { name: 'Dresses', slug: 'dresses' },
    [
      ['Women', '/ct/women'],
      ['Dresses', '/ct/women/dresses'],
    ],
  ],
  ['a main category', { name: 'Men', slug: 'men' }, [['Men', '/ct/men']]],
  ['a category missing from the tree', { name: 'Hats', slug: 'h/a' }, [['Hats', '/ct/h%2Fa']]],
  ['a category without a slug', { name: 'Hats' }, []],
  ['no category', null, []],
])('builds the breadcrumbs for %s', (_name, wireCategory, middle) => {
  expect(of(wireCategory).map(({ name, to }) => [name, to])).toEqual([
    ['Home', '/'],
    ...middle,
    ['Linen Shirt', undefined],
  ]);
});
