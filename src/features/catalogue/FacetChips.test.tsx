import { render, screen } from '@testing-library/react';
import { FacetChips } from './FacetChips';
import { NO_FACETS } from './facets';

test('shows one chip each for a color and a brand of the same name', () => {
  const facets = { ...NO_FACETS, words: { color: ['Olive'], brand: ['Olive'] } };
  render(<FacetChips facets={facets} currency="GHS" onChange={() => undefined} />);
  expect(screen.getAllByRole('button', { name: 'Remove filter: Olive' })).toHaveLength(2);
});
