import { category } from '../../../testing/builders/model';
import { menuEntries } from './menuEntries';

test('lists flagged categories with all children, and moves flagged children of unflagged ones up', () => {
  const child = (name: string, slug: string, showOnMenu: boolean) => ({
    ...category(),
    name,
    slug,
    parentSlug: 'women',
    imageUrl: null,
    showOnMenu,
    children: [],
  });
  const women = {
    ...category(),
    name: 'Women',
    slug: 'women',
    parentSlug: null,
    imageUrl: '/media/women.jpg',
    children: [child('Dresses', 'dresses', true), child('Coats', 'coats', false)],
  };
  const entry = (name: string, slug: string) => ({ name, to: `/ct/women/${slug}`, imageUrl: null, entries: [] });
  const [dresses, coats] = [entry('Dresses', 'dresses'), entry('Coats', 'coats')];
  expect(menuEntries([{ ...women, showOnMenu: true }])).toEqual([
    { name: 'Women', to: '/ct/women', imageUrl: '/media/women.jpg', entries: [dresses, coats] },
  ]);
  expect(menuEntries([{ ...women, showOnMenu: false }])).toEqual([dresses]);
});
