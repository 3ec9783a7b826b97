import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../../../../server/testing/testShop';
import { sessionEnded } from '../../../features/session/sessionSlice';
import { assertHealthy } from '../../../testing/assertHealthy';
import { answered, held } from '../../../testing/faults';
import { renderApp } from '../../../testing/renderApp';

const SEARCH = /products\/search\?q=/;
const intoField = async (path = '/contact', stored?: Record<string, string>) => {
  const app = await renderApp({ path, ...(stored && { stored }) });
  await app.user.click(await screen.findByRole('searchbox', { name: 'Search' }));
  const field = await screen.findByRole('combobox', { name: 'Search' });
  return { ...app, field };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const searches = ({ network }: Awaited<ReturnType<typeof renderApp>>) =>
  network.callsTo(SEARCH).map(({ path }) => path);

test('suggests products, categories and the search itself while typing', async () => {
  const app = await intoField();
  await app.user.type(app.field, 'dress');
  expect(app.field).toHaveAttribute('aria-expanded', 'true');
  expect(app.field).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Suggestions' }).id);
  expect(await screen.findByRole('option', { name: /Wrap Dress/ })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /^Dresses/ })).toBeInTheDocument();
  expect(options().at(-1)).toBe('Search for “dress”');
  expect(screen.getByText(`${options().length} suggestions`)).toHaveAttribute('role', 'status');
  await assertHealthy(app);
});

test('reports that no items match, and still offers the search itself', async () => {
  const { user, field } = await intoField();
  await user.type(field, 'zzzz');
  expect(await screen.findByText('No items found')).toBeInTheDocument();
  expect(options()).toEqual(['Search for “zzzz”']);
});

test('closes “No items found” with the suggestions, so that the results page shows it once', async () => {
  const { user, field } = await intoField();
  await user.type(field, 'zzzz');
  await screen.findByText('No items found');
  await user.keyboard('{Enter}');
  expect(await within(screen.getByRole('main')).findByText('No items found')).toBeVisible();
  expect(screen.getAllByText('No items found')).toHaveLength(1);
});

test('suggests a correction for a one-letter typo from the products already loaded', async () => {
  const { user, field } = await intoField('/');
  await screen.findByRole('group', { name: 'Best Sellers' });
  await user.type(field, 'linnen');
  await user.click(await screen.findByRole('option', { name: 'Did you mean “linen”?' }));
  expect(await screen.findByText('for “linen”')).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: 'Items Search Results' })).toBeInTheDocument();
});

test('fetches the full product list for a typo only on the results page, not while typing', async () => {
  const { user, field, network } = await intoField();
  const everything = () => network.callsTo(/products\/search$/);
  await user.type(field, 'dreses');
  expect(await screen.findByRole('option', { name: 'Did you mean “dresses”?' })).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'linnen');
  expect(await screen.findByText('No items found')).toBeInTheDocument();
  expect(options()).toEqual(['Search for “linnen”']);
  expect(everything()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: '“linen”' })).toBeVisible();
  expect(everything()).toHaveLength(1);
});

test('leaving the field closes the suggestions', async () => {
  const { user, field } = await intoField();
  await user.type(field, 'dress');
  await screen.findByRole('option', { name: /Wrap Dress/ });
  await user.tab();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(options()).toEqual([]);
});

test('moves through suggestions with the arrow keys, closes them on Escape, opens one on Enter', async () => {
  const { user, field } = await intoField();
  await user.type(field, 'dress');
  await screen.findByRole('option', { name: /Wrap Dress/ });
  await user.keyboard('{ArrowDown}');
  const first = screen.getAllByRole('option')[0];
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}');
  expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Escape}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveValue('dress');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => {
    expect(window.location.pathname).toBe('/ct/women/dresses');
  });
});

test('opens a product when its suggestion is clicked', async () => {
  const { user, field } = await intoField();
  await user.type(field, 'wrap dress');
  await user.click(await screen.findByRole('option', { name: /Wrap Dress/ }));
  await waitFor(() => {
    expect(window.location.pathname).toMatch(/^\/pd\/.*wrap-dress/);
  });
});

test('searches for the typed text on Enter without a selection, and stores it as a recent search', async () => {
  const { user, field, storage } = await intoField();
  await user.type(field, 'linen{Enter}');
  expect(await screen.findByText('for “linen”')).toBeInTheDocument();
  await waitFor(() => {
    expect(storage.entries().recentSearches).toBe('["linen"]');
  });
});

test('debounces typing to one request per pause', async () => {
  const app = await intoField();
  // The letters arrive synchronously, so no pause can pass between them.
  for (const value of ['s', 'sh', 'shi', 'shir', 'shirt']) fireEvent.input(app.field, { target: { value } });
  await waitFor(() => {
    expect(searches(app)).not.toHaveLength(0);
  });
  expect(searches(app)).toEqual(['/storefront/products/search?q=shirt']);
});

test('a slow first answer does not overwrite the newer suggestions', async () => {
  const { fault, release } = held();
  const app = await intoField();
  app.network.add({ path: /q=dress/, fault });
  await app.user.type(app.field, 'dress');
  await waitFor(() => {
    expect(searches(app)).toContain('/storefront/products/search?q=dress');
  });
  await app.user.clear(app.field);
  await app.user.type(app.field, 'sandal');
  await screen.findByRole('option', { name: /Crossover Sandal/ });
  const before = options();
  release();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(options()).toEqual(before);
});

test('aborts a suggestion request superseded by a newer one', async () => {
  const server = await createTestShop();
  const signals = new Map<string | null, AbortSignal>();
  const delayed = (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const q = new URL(request.url).searchParams.get('q');
    if (q === null) return server.fetch(request);
    signals.set(q, request.signal);
    return new Promise<never>(() => undefined);
  };
  const { user } = await renderApp({ path: '/contact', environment: { fetch: delayed } });
  const field = await screen.findByRole('searchbox', { name: 'Search' });
  await user.type(field, 'dress');
  await waitFor(() => {
    expect(signals.get('dress')?.aborted).toBe(false);
  });
  await user.type(field, 'es');
  await waitFor(() => {
    expect(signals.get('dresses')?.aborted).toBe(false);
  });
  expect(signals.get('dress')?.aborted).toBe(true);
});

test('reuses the in-flight request for the results page, whatever is typed next', async () => {
  const { fault, release } = held();
  const app = await intoField();
  app.network.add({ path: /q=sandal$/, fault });
  await app.user.type(app.field, 'sandal');
  await waitFor(() => {
    expect(searches(app)).toContain('/storefront/products/search?q=sandal');
  });
  await app.user.keyboard('{Enter}');
  await screen.findByText('for “sandal”');
  await app.user.type(screen.getByRole('searchbox', { name: 'Search' }), ' red');
  await waitFor(() => {
    expect(searches(app)).toContain('/storefront/products/search?q=sandal+red');
  });
  release();
  expect(await screen.findByRole('list', { name: 'Items Search Results' })).toBeInTheDocument();
  expect(searches(app).filter((path) => path.endsWith('q=sandal'))).toHaveLength(1);
});

test('offers recent searches in an empty field, and clears them on request', async () => {
  const app = await intoField('/contact', { recentSearches: '["linen","red bag"]' });
  const offered = ['linen', 'red bag', 'Clear recent searches'];
  expect(options()).toEqual(offered);
  await app.user.tab();
  expect(options()).toEqual([]);
  await app.user.click(app.field);
  expect(options()).toEqual(offered);
  const list = within(screen.getByRole('listbox', { name: 'Suggestions' }));
  await app.user.click(list.getByRole('option', { name: 'Clear recent searches' }));
  expect(options()).toEqual([]);
  await waitFor(() => {
    expect(app.storage.entries()).not.toHaveProperty('recentSearches');
  });
});

test('removes recent searches from the storage after logging out', async () => {
  const { store, storage } = await renderApp({ path: '/contact', stored: { recentSearches: '["linen"]' } });
  store.dispatch(sessionEnded('loggedOut'));
  await waitFor(() => {
    expect(storage.entries()).not.toHaveProperty('recentSearches');
  });
});

test.each(['{', '{"a":1}', '[1,null,{"x":2}]'])(
  'tolerates malformed stored recent searches: %s',
  async (recentSearches) => {
    const { field } = await intoField('/contact', { recentSearches });
    expect(field).toBeInTheDocument();
  },
);

test('still searches when the suggestion request fails', async () => {
  const app = await intoField();
  app.network.add({ path: SEARCH, fault: answered(400), times: 1 });
  await app.user.type(app.field, 'dress');
  await waitFor(() => {
    expect(searches(app)).toHaveLength(1);
  });
  expect(options().at(-1)).toBe('Search for “dress”');
  await app.user.keyboard('{Enter}');
  expect(await screen.findByRole('list', { name: 'Items Search Results' })).toBeInTheDocument();
});
