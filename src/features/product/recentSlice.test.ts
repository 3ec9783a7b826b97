import { product } from '../../testing/builders/model';
import { sessionEnded, tokenChangedElsewhere } from '../session/sessionSlice';
import { productViewed, recentMerged, recentReducer, type RecentState } from './recentSlice';

const view = (state: RecentState, id: number) => recentReducer(state, productViewed(product({ id })));
const ids = ({ items }: RecentState) => items.map(({ id }) => Number(id));
const viewed = (...order: number[]) => order.reduce(view, { items: [] });

test('lists the latest first, each once, twelve at most', () => {
  expect(ids(viewed(1, 2, 3))).toEqual([3, 2, 1]);
  expect(ids(viewed(1, 2, 3, 1))).toEqual([1, 3, 2]);
  expect(ids(viewed(...Array.from({ length: 14 }, (_, id) => id + 1)))).toEqual([
    14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
  ]);
});

test('stores only the fields that the small card shows', () => {
  expect(viewed(7).items[0]).toEqual({
    id: '7',
    title: 'Linen Shirt',
    slug: 'linen-shirt',
    code: 'LSH-101',
    imgSrc: '/media/linen-shirt.svg',
  });
});

test('clears the list when the session ends, here or in another tab', () => {
  const state = viewed(1, 2);
  expect(ids(recentReducer(state, sessionEnded('loggedOut')))).toEqual([]);
  expect(ids(recentReducer(state, tokenChangedElsewhere(null)))).toEqual([]);
  expect(ids(recentReducer(state, tokenChangedElsewhere('token')))).toEqual([2, 1]);
  expect(ids(recentReducer(state, recentMerged([])))).toEqual([]);
});
