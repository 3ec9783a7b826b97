import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../config/paths';
import { loadPageAt, canRenderAtOnce } from './router';
import { ShopRouter } from './ShopRouter';

const PRODUCT = '/pd/linen-shirt/SH-1';

const Place = () => {
  const navigate = useNavigate();
  const go =
    (...addresses: string[]) =>
    () => {
      for (const address of addresses) void navigate(address);
    };
  return (
    <>
      <p>{useLocation().pathname}</p>
      <button onClick={go(PRODUCT)}>Product</button>
      <button onClick={go(PRODUCT, paths.terms)}>Product, then terms</button>
    </>
  );
};

const press = async (name: string) => {
  render(
    <ShopRouter>
      <Place />
    </ShopRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name }));
};

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

test('opens the product and sign-in pages at once only when their files are loaded', async () => {
  expect([PRODUCT, paths.auth].map(canRenderAtOnce)).toEqual([false, false]);
  await loadPageAt(PRODUCT);
  expect([PRODUCT, paths.auth].map(canRenderAtOnce)).toEqual([true, false]);
  await loadPageAt(paths.auth);
  expect([PRODUCT, paths.auth, paths.terms].map(canRenderAtOnce)).toEqual([true, true, false]);
});

test('shows the product that is opened', async () => {
  await press('Product');
  expect(await screen.findByText(PRODUCT)).toBeVisible();
});

test('shows the latest page when the shopper navigates again before the product is rendered', async () => {
  await press('Product, then terms');
  expect(await screen.findByText(paths.terms)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByText(paths.terms)).toBeVisible();
});
