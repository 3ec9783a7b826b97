import { render } from '@testing-library/react';
import { Icon } from './Icon';

// Safari reports an error for every `rem` in an attribute.
test('an icon gives its size in em, relative to the font size that base.css gives every svg', () => {
  const { container } = render(<Icon name="search" size={20} />);
  const icon = container.querySelector('svg');
  expect(icon).toHaveAttribute('width', '1.25em');
  expect(icon).toHaveAttribute('height', '1.25em');
});
