import { render } from '@testing-library/react';
import type { JSX } from 'react';
import { Price } from './Price';

const textOf = (element: JSX.Element) => render(element).container.textContent;

test.each([
  [120000, undefined, 'GHS 1,200.00'],
  [null, undefined, 'Price unavailable'],
  [99000, 120000, 'Old price GHS 1,200.00Sale price GHS 990.00'],
  [99000, 50, 'Old price GHS 0.50Sale price GHS 990.00'],
  [99000, 0, 'GHS 990.00'],
  [99000, null, 'GHS 990.00'],
])('formats the amount %s with the old price %s', (amount, old, text) => {
  expect(textOf(<Price amount={amount} old={old} currency="GHS" />)).toBe(text);
});
