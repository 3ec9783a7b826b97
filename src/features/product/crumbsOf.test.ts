import { category, product } from '../../testing/builders/model';
import { crumbsOf } from './crumbsOf';

const tree = [category(), category({ id: 2, name: 'Men', slug: 'men', children: [] })];
const of = (wireCategory: unknown) => crumbsOf(product({ category: wireCategory }), tree);

test.each([
  [
    'below another',
    { name: 'Dresses', slug: 'dresses' },
    [
      ['Women', '/ct/women'],
      ['Dresses', '/ct/women/dresses'],
    ],
  ],
  ['a main one', { name: 'Men', slug: 'men' }, [['Men', '/ct/men']]],
  ['one that the tree does not have', { name: 'Hats', slug: 'h/a' }, [['Hats', '/ct/h%2Fa']]],
  ['none', null, []],
])('builds the breadcrumbs for the category: %s', (_name, wireCategory, middle) => {
  expect(of(wireCategory).map(({ name, to }) => [name, to])).toEqual([
    ['Home', '/'],
    ...middle,
    ['Linen Shirt', undefined],
  ]);
});
