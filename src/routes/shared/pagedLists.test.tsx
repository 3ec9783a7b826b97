import { screen, waitFor, within } from '@testing-library/react';
import { FEATURES } from '../../../server/features';
import { createTestShop } from '../../../server/testing/testShop';
import { assertHealthy } from '../../testing/assertHealthy';
import { wireReply } from '../../testing/builders/wire';
import { wireProductList } from '../../testing/builders/wireCatalogue';
import { answered, held } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';

const WHOLE = /products\/search|category_products|filter_sections\/products/;
const PAGED = /storefront\/products\?/;

type Options = Parameters<typeof renderApp>[0];
const open = async (path: string, options: Options = {}) =>
  renderApp({ path, server: await createTestShop({ features: FEATURES }), ...options });

const list = async (name: string) => within(await screen.findByRole('list', { name }));
const titles = async (name: string) =>
  (await list(name)).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const asked = ({ callsTo }: Awaited<ReturnType<typeof open>>['network']) =>
  callsTo(PAGED).map(({ path }) => path.replace('/storefront/products?', ''));
const openFilter = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  return within(await screen.findByRole('dialog', { name: 'Filter' }));
};

test('reads one page of a list and the next one ahead, and no whole list', async () => {
  const { network, storage } = await open('/items/search');
  expect(await titles('Recent Products')).toHaveLength(20);
  expect(screen.getByText(/^Showing 1–20 of \d{3} products$/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest');
  await waitFor(() => {
    expect(asked(network)).toEqual(['page=1&per_page=20', 'page=2&per_page=20']);
  });
  expect(network.callsTo(WHOLE)).toEqual([]);
  const sorts = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option');
  expect(sorts.map(({ textContent }) => textContent)).toEqual([
    'Default',
    'Price, low to high',
    'Price, high to low',
    'Oldest',
    'Newest',
  ]);
  await assertHealthy({ network, storage });
});

test('describes the whole list to search engines, not only its page', async () => {
  await open('/ct/women?page=1');
  await list('Women');
  const description = document.head.querySelector('meta[property="og:description"]')?.getAttribute('content');
  expect(description).toMatch(/^Women: \d\d products from GHS \d/);
});

test('filters by options that the server counted, and keeps them in the address', async () => {
  const page = await open('/ct/women');
  await list('Women');
  const drawer = await openFilter(page);
  const black = drawer.getByRole('checkbox', { name: /^Black \(\d+\)$/ });
  const count = Number(/\d+/.exec(black.closest('label')?.textContent ?? ''));
  await page.user.click(black);
  expect(black).toBeChecked();
  await page.user.click(await drawer.findByRole('button', { name: `Show ${count} products` }));
  await waitFor(async () => {
    expect(await titles('Women')).toHaveLength(count);
  });
  expect(window.location.search).toBe('?color=Black');
  expect(asked(page.network)).toContain('category=women&page=1&per_page=20&attr%5BColor%5D=Black');
  await page.user.click(screen.getByRole('button', { name: 'Remove filter: Black' }));
  await waitFor(() => {
    expect(window.location.search).toBe('');
  });
});

test('filters by any attribute of the goods', async () => {
  const page = await open('/ct/electronics/phones');
  await list('Phones');
  const drawer = await openFilter(page);
  const storage = within(drawer.getByRole('group', { name: 'Storage' }));
  await page.user.click(storage.getByRole('checkbox', { name: /^512 GB/ }));
  await waitFor(() => {
    expect(new URLSearchParams(window.location.search).get('attr[Storage]')).toBe('512 GB');
  });
  expect(await screen.findByRole('button', { name: 'Remove filter: 512 GB' })).toBeInTheDocument();
  await waitFor(() => {
    expect(asked(page.network).at(-1)).toContain('attr%5BStorage%5D=512+GB');
  });
});

test('keeps the list visible and says so until the next one arrives, with the focus on the sort', async () => {
  const { fault, release } = held();
  const { user } = await open('/ct/women', { faults: [{ path: /sort=price_asc/, fault }] });
  const before = await titles('Women');
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  await user.selectOptions(sort, 'Price, low to high');
  expect(await screen.findByText('Loading products…')).toHaveRole('status');
  expect(await titles('Women')).toEqual(before);
  expect(screen.queryByRole('status', { name: 'Loading products' })).not.toBeInTheDocument();
  release();
  await waitFor(async () => {
    expect(await titles('Women')).not.toEqual(before);
  });
  expect(screen.getByText(/^\d\d products$/)).toBeInTheDocument();
  expect(sort).toHaveFocus();
});

test.each([
  ['beyond the end', '/items/search?page=99', [], /^\?page=\d$/],
  [
    'that emptied since',
    '/items/search?page=2&sort=3',
    [{ path: /page=2.*price_asc/, fault: answered(200, wireReply(wireProductList({ items: [], total: 7, page: 2 }))) }],
    /^\?sort=3$/,
  ],
])('leads from a page %s to the last one', async (_what, path, faults, search) => {
  await open(path, { faults });
  await list('Recent Products');
  await waitFor(() => {
    expect(window.location.search).toMatch(search);
  });
});

test('reports a page that fails and loads it again by Retry', async () => {
  const { user } = await open('/items/search?page=2', { faults: [{ path: PAGED, fault: answered(500), times: 3 }] });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await titles('Recent Products')).toHaveLength(20);
  expect(window.location.search).toBe('?page=2');
});

test('offers to clear a filter of which the shop has nothing any more', async () => {
  const { user } = await open('/ct/women?color=Octarine');
  expect(await screen.findByText('No items found')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect((await titles('Women')).length).toBeGreaterThan(10);
});

test.each([
  ['/ct/nowhere', 'This category does not exist'],
  ['/ft/nowhere', 'This collection does not exist'],
])('says that %s does not exist', async (path, text) => {
  await open(path);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('shows a collection ten at a time', async () => {
  const { network } = await open('/ft/best-sellers');
  expect(await titles('Best Sellers')).toHaveLength(10);
  expect(asked(network)[0]).toBe('collection=best-sellers&page=1&per_page=10');
});

test('lists the best matches of a search first and sorts them on request', async () => {
  const { user, network, storage } = await open('/items/search?q=phone');
  const [best] = await titles('Items Search Results');
  expect(best).toBe('Orin Fold Studio with Stylus and Keyboard Cover');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Default');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
  await waitFor(() => {
    expect(asked(network).at(-1)).toBe('q=phone&page=1&per_page=20&sort=latest');
  });
  expect(network.callsTo(WHOLE)).toEqual([]);
  await assertHealthy({ network, storage });
});

test('links to the spelling that the server suggests', async () => {
  const { user, network } = await open('/items/search?q=televison');
  const meant = await screen.findByRole('link', { name: '“television”' });
  await user.click(meant);
  expect((await titles('Items Search Results')).join()).toMatch(/Television/);
  expect(network.callsTo(WHOLE)).toEqual([]);
});

test('shows the sections of the home page from a request each', async () => {
  const { network } = await open('/');
  expect(within(await screen.findByRole('group', { name: 'Best Sellers' })).getAllByRole('article')).toHaveLength(10);
  expect(within(await screen.findByRole('group', { name: 'New Arrivals' })).getAllByRole('article')).toHaveLength(10);
  expect(await titles('Recent Products')).toHaveLength(8);
  expect(asked(network)).toEqual([
    'collection=best-sellers&page=1&per_page=10',
    'collection=new-arrivals&page=1&per_page=10',
    'page=1&per_page=8',
  ]);
  expect(network.callsTo(WHOLE)).toEqual([]);
});

test('reports the home page’s lists together when they fail, and loads them again by one press', async () => {
  const { user } = await open('/', { faults: [{ path: PAGED, fault: answered(400), times: 3 }] });
  await user.click(await screen.findByRole('button', { name: 'Load the products again' }));
  expect(await titles('Recent Products')).toHaveLength(8);
  expect(within(await screen.findByRole('group', { name: 'Best Sellers' })).getAllByRole('article')).toHaveLength(10);
});

const COLLECTION = /storefront\/products\?collection=/;

test.each([
  ['HTTP 404', answered(404, '')],
  ['status 0', answered(200, '{"status":0,"message":"This collection does not exist"}')],
  ['null data', answered(200, wireReply(null))],
])('shows the shelf of a collection that does not exist as empty, given %s', async (_name, fault) => {
  const { network, storage } = await open('/', { faults: [{ path: COLLECTION, fault }] });
  expect(await titles('Recent Products')).toHaveLength(8);
  for (const name of ['Best Sellers', 'New Arrivals']) {
    const shelf = within(await screen.findByRole('region', { name }));
    expect(await shelf.findByText('No Products available')).toBeInTheDocument();
  }
  expect(screen.queryByRole('button', { name: /again$/ })).not.toBeInTheDocument();
  await assertHealthy({ network, storage });
});

test('reports a collection that fails beside one that does not exist, and loads it again', async () => {
  const { user } = await open('/', {
    faults: [
      { path: /collection=best-sellers/, fault: answered(404, '') },
      {
        path: /collection=new-arrivals/,
        fault: answered(403, '{"status":0,"message":"Not in your region"}'),
        times: 1,
      },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Load the products again' }));
  expect(within(await screen.findByRole('group', { name: 'New Arrivals' })).getAllByRole('article')).toHaveLength(10);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
