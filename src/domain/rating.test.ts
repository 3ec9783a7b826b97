import { shownRating } from './rating';

test.each([
  [4.2, 3, 4.2],
  [4.2, 0, null],
  [4.2, null, null],
  [4.2, -1, null],
  [0, 3, null],
  [null, 3, null],
])('shows a rating of %p with %p reviews as %p', (rating, reviews, shown) => {
  expect(shownRating({ rating, reviews })).toBe(shown);
});
