import { screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../testing/mockMedia';
import { chooseInstalments, openCheckout, payButton, preview } from '../../../testing/openCheckout';
import { openProduct } from '../../../testing/openProduct';
import { renderApp } from '../../../testing/renderApp';

type Shop = Awaited<ReturnType<typeof renderApp>>;

beforeEach(narrowWindow);
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

const openAt = (path: string) => () => renderApp({ path });
const press =
  (name: string | RegExp) =>
  async ({ user }: Shop) => {
    const [button] = await screen.findAllByRole('button', { name });
    await user.click(button!);
  };
const reportFromMenu = async (shop: Shop) => {
  await press('Menu')(shop);
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await shop.user.click(menu.getByRole('button', { name: 'Report a problem' }));
};
const openSchedule = async ({ user }: Shop) => {
  await payButton();
  await chooseInstalments(user);
  await preview(user);
};

test.each<[string, string | RegExp, () => Promise<Shop>, (shop: Shop) => Promise<void>]>([
  ['the enlarged photo', /linen shirt/i, () => openProduct(), press(/^Zoom photo/)],
  ['the delivery dialog', 'Delivery', () => openProduct(), press(/^Delivery/)],
  ['the size guide', 'Size Guide', () => openProduct(), press('Size Guide')],
  ['the side panel', 'Login', openAt('/contact'), press('Account')],
  ['the site map', 'Site Map', openAt('/terms'), press('Site Map')],
  ['the report dialog', 'Report a problem', openAt('/terms'), press('Report a problem')],
  ['the quick view', 'Quick view', openAt('/ft/best-sellers'), press(/^Quick view/)],
  ['the payment schedule', 'Installment Payment Schedule', () => openCheckout(), openSchedule],
])('Back closes %s, and the page stays', async (_name, name, open, openLayer) => {
  const shop = await open();
  const path = window.location.pathname + window.location.search;
  await openLayer(shop);
  await screen.findByRole('dialog', { name });
  const entries = window.history.length;
  window.history.back();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(window.location.pathname + window.location.search).toBe(path);
  expect(window.history.length).toBe(entries);
});

test('Back closes the report that was opened from the menu, and the next Back the menu', async () => {
  const shop = await renderApp({ path: '/terms' });
  await reportFromMenu(shop);
  const report = await screen.findByRole('dialog', { name: 'Report a problem' });
  window.history.back();
  await waitFor(() => {
    expect(report).not.toBeInTheDocument();
  });
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  window.history.back();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(window.location.pathname).toBe('/terms');
});

test('Back closes the plain share panel used under Save-Data, and the page stays', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { user } = await openProduct();
  const button = await screen.findByRole('button', { name: 'Share' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const path = window.location.pathname;
  window.history.back();
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(window.location.pathname).toBe(path);
});

test('Back closes the share menu, and the page stays', async () => {
  const { user } = await openProduct();
  const button = await screen.findByRole('button', { name: 'Share' });
  await user.hover(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-haspopup', 'menu'), { timeout: 5000 });
  await user.click(button);
  await screen.findByRole('menu');
  const path = window.location.pathname;
  window.history.back();
  await waitFor(() => {
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
  expect(window.location.pathname).toBe(path);
});
