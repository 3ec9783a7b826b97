import { countText } from './countText';
import { slugToTitle } from './slugToTitle';

test.each([
  ['best-sellers', 'Best Sellers'],
  ['new_arrivals', 'New Arrivals'],
  ['sale', 'Sale'],
  ['--odd--', 'Odd'],
  ['', ''],
])('%s in words', (slug, words) => {
  expect(slugToTitle(slug)).toBe(words);
});

test.each([
  [0, 0, '0 items'],
  [1, 1, '1 item'],
  [7, 7, '7 items'],
  [20, 35, 'Showing 20 of 35 items'],
  [2000, 2000, '2,000 items'],
  [20, 1234567, 'Showing 20 of 1,234,567 items'],
])('%i of %i', (shown, found, text) => {
  expect(countText(shown, found)).toBe(text);
});
