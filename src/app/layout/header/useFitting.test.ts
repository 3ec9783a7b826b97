import { howManyFit } from './useFitting';

test.each([
  ['none of an empty list', [], 100, 0],
  ['all, to the exact pixel', [40, 30, 30], 100, 3],
  ['all but one, with room left for the button', [40, 30, 31], 100, 2],
  ['all but two, to make room for the button', [40, 31, 30], 100, 1],
  ['none without room', [40, 30], 10, 0],
])('counts the entries that fit: %s', (_name, widths, room, fit) => {
  expect(howManyFit(widths, room, 30)).toBe(fit);
});
