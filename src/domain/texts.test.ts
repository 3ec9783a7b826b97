import { countText } from './countText';
import { slugToTitle } from './listHead';

test.each([
  ['best-sellers', 'Best Sellers'],
  ['new_arrivals', 'New Arrivals'],
  ['sale', 'Sale'],
  ['--odd--', 'Odd'],
  ['', ''],
])('converts the slug “%s” to a title', (slug, words) => {
  expect(slugToTitle(slug)).toBe(words);
});

test.each([
  [0, 0, 0, '0 products'],
  [1, 1, 0, '1 product'],
  [7, 7, 0, '7 products'],
  [20, 35, 0, 'Showing 1–20 of 35 products'],
  [15, 35, 20, 'Showing 21–35 of 35 products'],
  [2000, 2000, 0, '2,000 products'],
  [20, 1234567, 2000, 'Showing 2,001–2,020 of 1,234,567 products'],
])('formats the count for %i of %i, with %i before them', (shown, found, before, text) => {
  expect(countText(shown, found, before)).toBe(text);
});
