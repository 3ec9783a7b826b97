import { render, screen, waitFor } from '@testing-library/react';
import { allowUpdatesOutsideAct } from '../testing/allowUpdatesOutsideAct';
import { useDisclosure } from './useDisclosure';

allowUpdatesOutsideAct();

const Pointed = () => {
  const { rootProps, pointing, buttonProps, panelProps } = useDisclosure<HTMLDivElement>();
  return (
    <div {...rootProps} {...pointing}>
      <button {...buttonProps}>Women</button>
      <div {...panelProps} />
    </div>
  );
};

test('Escape closes a panel as soon as it is rendered', async () => {
  render(<Pointed />);
  const button = screen.getByRole('button');
  // Resolves before any callback that waits for the paint.
  const drawn = new Promise((resolve) => {
    new MutationObserver(resolve).observe(button, { attributeFilter: ['aria-expanded'] });
  });
  // A native event: the testing library's events return only after all effects have run.
  button.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  await drawn;
  expect(button).toHaveAttribute('aria-expanded', 'true');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await waitFor(() => {
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
