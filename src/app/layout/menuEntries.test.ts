import { category } from '../../testing/builders/model';
import { menuEntries } from './menuEntries';

test('only what is flagged, each with its address; a flagged child of one that is not moves up', () => {
  const child = (name: string, slug: string, showOnMenu: boolean) => ({
    ...category(),
    name,
    slug,
    parentSlug: 'women',
    showOnMenu,
    children: [],
  });
  const women = {
    ...category(),
    name: 'Women',
    slug: 'women',
    parentSlug: null,
    children: [child('Dresses', 'dresses', true), child('Coats', 'coats', false)],
  };
  const dresses = { name: 'Dresses', to: '/ct/women/dresses', entries: [] };
  expect(menuEntries([{ ...women, showOnMenu: true }])).toEqual([
    { name: 'Women', to: '/ct/women', entries: [dresses] },
  ]);
  expect(menuEntries([{ ...women, showOnMenu: false }])).toEqual([dresses]);
});
