import { render } from '@testing-library/react';
import { Shell } from './Shell';

test('names every link and button of the shell’s header by its text, for browsers that show no icons', () => {
  const { container } = render(<Shell />);
  const names = [...container.querySelectorAll('header :is(a, button)')].map(({ textContent }) => textContent.trim());
  expect(names).toEqual(['Menu', 'Home', 'Search', 'Find products', 'Account', 'Wishlist', 'Cart']);
});
