import { act, screen, within } from '@testing-library/react';
import { sessionEnded } from '../../../features/session/sessionSlice';
import { assertHealthy } from '../../../testing/assertHealthy';
import { cartShop, type CartShop } from '../../../testing/cartShop';
import { answered } from '../../../testing/faults';
import { expectPath, here } from '../../../testing/here';
import { renderApp } from '../../../testing/renderApp';
import { signInAgain } from '../../../testing/logIn';
import { tokenFor } from '../../../testing/testTokens';
import { sample } from '../../../testing/complete';

let shop: CartShop;
beforeEach(async () => {
  shop = await cartShop();
});

const SENTENCE = 'Your session has expired. Sign in again';
const unauthorised = (path: RegExp, method = 'GET') => ({
  path,
  method,
  fault: answered(401, '{"status":0,"message":"No"}'),
});
const findBanner = async () => {
  const link = await screen.findByRole('link', { name: 'Sign in again' });
  const region = link.closest('[role="status"]');
  expect(region).toHaveTextContent(SENTENCE);
  return link;
};
const isShown = () => screen.queryByText(/Your session has expired/) !== null;
const open = async (path: string, options: Parameters<typeof renderApp>[0] = {}) =>
  renderApp({
    path,
    server: shop.server,
    ...options,
    stored: { ...(await shop.customerWith([shop.cup, 1])), ...options.stored },
  });

describe('a session refused by the server on a public page', () => {
  test.each(
    sample(
      [
        ['a 401 to the cart', unauthorised(/my-cart$/), '/items/search?q=shirt'],
        ['a 401 to the cart merge', unauthorised(/add-saved-cart/, 'POST'), '/terms'],
        ['a 401 to a variant', unauthorised(/product-variant/), '/cart'],
        ['a 401 to a product list', unauthorised(/category_products/), '/ct/women'],
      ],
      2,
    ),
  )('%s: shows the banner, and signing in leads back to the page', async (_name, fault, path) => {
    const app = await open(path, { faults: [fault], stored: shop.storedCart(shop.line(shop.shirt)) });
    const link = await findBanner();
    expect(app.store.getState().session.token).toBeNull();
    expect(here()).toBe(path);
    await assertHealthy({ ...app, message: SENTENCE });
    app.network.clear();
    await app.user.click(link);
    expect(await screen.findByText('Your session has expired. Sign in to continue.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in again' })).not.toBeInTheDocument();
    await signInAgain(app);
    await expectPath(path);
    expect(isShown()).toBe(false);
  });

  test('shows both the stored and the server’s cart lines after signing in again', async () => {
    const app = await open('/terms', {
      faults: [{ ...unauthorised(/my-cart$/), times: 1 }],
      stored: shop.storedCart(shop.line(shop.shirt)),
    });
    const link = await findBanner();
    expect(screen.getByRole('button', { name: /^Cart, 1 item/ })).toBeVisible();
    await app.user.click(link);
    await signInAgain(app);
    await expectPath('/terms');
    expect(await screen.findByRole('button', { name: /^Cart, 2 items/ })).toBeVisible();
    expect(isShown()).toBe(false);
  });

  test('shows the banner on the next page when the session ends just before leaving the sign-in page', async () => {
    const { store, user } = await renderApp({ path: '/account/auth', server: shop.server });
    await screen.findByRole('textbox', { name: 'Email address' });
    act(() => {
      store.dispatch(sessionEnded('refused'));
    });
    await user.click(screen.getAllByRole('link', { name: 'Wishlist' })[0]!);
    await screen.findByText('Your wishlist is empty.');
    await findBanner();
  });

  test('keeps the banner across pages until it is dismissed, then focuses the main content', async () => {
    const { user } = await open('/terms', { faults: [unauthorised(/my-cart$/)] });
    await findBanner();
    await user.click(screen.getAllByRole('link', { name: 'Wishlist' })[0]!);
    await screen.findByText('Your wishlist is empty.');
    const link = await findBanner();
    await user.click(within(link.closest<HTMLElement>('[role="status"]')!).getByRole('button', { name: 'Dismiss' }));
    expect(isShown()).toBe(false);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

test.each(['expired', 'inactive'] as const)(
  'shows the banner on a public page when the session ends as %s',
  async (end) => {
    const { store } = await open('/terms');
    act(() => {
      store.dispatch(sessionEnded(end));
    });
    await findBanner();
  },
);

test('shows the banner on load when the stored token has expired', async () => {
  await renderApp({ path: '/terms', server: shop.server, stored: { token: tokenFor(-3_600_000) } });
  await findBanner();
});

test.each([
  ['who logs out', 'loggedOut', '/terms'],
  ['whose token is unreadable', 'unreadable', '/terms'],
] as const)('shows no banner to a shopper %s', async (_name, end, path) => {
  const { store } = await open(path);
  act(() => {
    store.dispatch(sessionEnded(end));
  });
  expect(isShown()).toBe(false);
});

test.each(['/checkout', '/account/edit', '/account/dashboard', '/account/orders', '/account/orders/o/A'])(
  'on %s, reports the ended session on the sign-in page without ever showing the banner',
  async (path) => {
    const { store } = await open(path);
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(document.body.textContent));
    watch.observe(document.body, { childList: true, subtree: true });
    act(() => {
      store.dispatch(sessionEnded('refused'));
    });
    expect(await screen.findByText('Your session has expired. Sign in to continue.')).toBeVisible();
    watch.disconnect();
    expect(seen.join()).not.toContain('Sign in again');
  },
);
