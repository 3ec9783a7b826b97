import { readFileSync } from 'node:fs';

test('index.html names every link and button of the header by its text, for browsers that show no icons', () => {
  const page = new DOMParser().parseFromString(readFileSync('public/index.html', 'utf8'), 'text/html');
  const names = [...page.querySelectorAll('header :is(a, button)')].map(({ textContent }) => textContent.trim());
  expect(names).toEqual(['Menu', 'Home', 'Search', 'Find products', 'Account', 'Wishlist', 'Cart']);
});
