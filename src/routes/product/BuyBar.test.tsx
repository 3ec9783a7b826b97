import { act, screen, waitFor, within } from '@testing-library/react';
import { wireVariant } from '../../testing/builders/wireCatalogue';
import { narrowWindow } from '../../testing/mockMedia';
import { heading, openProduct } from '../../testing/openProduct';

/** jsdom has no layout, so the test reports which elements are visible. */
const watchSight = () => {
  const callbacks: IntersectionObserverCallback[] = [];
  class Observer {
    constructor(tell: IntersectionObserverCallback) {
      callbacks.push(tell);
    }
    observe = () => undefined;
    disconnect = () => undefined;
    unobserve = () => undefined;
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
  return (isIntersecting: boolean) => {
    act(() => {
      for (const tell of callbacks)
        tell([{ isIntersecting }] as IntersectionObserverEntry[], {} as IntersectionObserver);
    });
  };
};
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

const bar = () => screen.queryByRole('region', { name: 'Buy Linen Shirt' });

test('shows a bar with price, options, stock and button on a phone when the page’s own button is scrolled out of view', async () => {
  narrowWindow();
  const see = watchSight();
  const { user, store } = await openProduct();
  await heading();
  see(true);
  expect(bar()).not.toBeInTheDocument();
  see(false);
  const inBar = within(bar()!);
  expect(inBar.getByText('GHS 120.00')).toBeVisible();
  expect(inBar.getByText('Only 4 left')).toBeVisible();
  expect(inBar.getByText('Black / S')).toBeVisible();
  await user.click(inBar.getByRole('button', { name: 'Add to Cart' }));
  await waitFor(() => expect(store.getState().cart.lines).toHaveLength(1));
  see(true);
  expect(bar()).not.toBeInTheDocument();
});

test('shows only price and button in the bar of a product without options', async () => {
  narrowWindow();
  const see = watchSight();
  await openProduct({ attributes: [], variants: [wireVariant({ attributes: {}, available: 50 })] });
  await heading();
  see(false);
  expect(bar()).toHaveTextContent(/^(Old price GHS [\d.]+Sale price )?GHS 120\.00Add to Cart$/);
});

test('shows no bar in a wide window', async () => {
  const see = watchSight();
  await openProduct();
  await heading();
  see(false);
  expect(bar()).not.toBeInTheDocument();
});

test('disables the bar’s button for a product that cannot be bought', async () => {
  narrowWindow();
  const see = watchSight();
  await openProduct({ variants: [] });
  await heading();
  see(false);
  expect(within(bar()!).getByRole('button', { name: 'Not available' })).toBeDisabled();
});
