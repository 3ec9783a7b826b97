import { act, screen, waitFor, within } from '@testing-library/react';
import { assertHealthy } from '../../testing/assertHealthy';
import { wireReply } from '../../testing/builders/wire';
import { answered, type Fault } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';
import { sample } from '../../testing/complete';

const CALL = /category_products/;
const reply = (status: number, body?: unknown) => ({ path: CALL, fault: answered(status, body) });
const tree = () => within(screen.getByRole('complementary', { name: 'Categories' }));

test('shows the category, its place in the tree, and a link to its whole parent category', async () => {
  const { network, storage } = await renderApp({ path: '/ct/women/dresses' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dresses' })).toBeInTheDocument();
  await screen.findByRole('list', { name: 'Dresses' });
  expect(network.callsTo(CALL).map(({ path }) => path)).toEqual(['/storefront/category_products/dresses']);
  expect(tree().getByRole('link', { name: 'All Women' })).toHaveAttribute('href', '/ct/women');
  expect(tree().getByRole('link', { name: 'Dresses' })).toHaveAttribute('aria-current', 'page');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/ct/women');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Default');
  expect(screen.getAllByRole('button', { name: /columns$/ })).toHaveLength(3);
  expect(screen.getByRole('button', { name: '3 columns' })).toHaveAttribute('aria-pressed', 'true');
  await assertHealthy({ network, storage });
});

test('sets a description and one canonical address, and no canonical for a missing category', async () => {
  const { user } = await renderApp({ path: '/ct/women/dresses?sort=1&sale=1' });
  await screen.findByRole('list', { name: 'Dresses' });
  const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical()).toBe('http://localhost/ct/women/dresses');
  const description = document.head.querySelector('meta[property="og:description"]')?.getAttribute('content');
  expect(description).toMatch(/^Dresses: \d+ products from GHS /);
  await user.click(tree().getByRole('link', { name: 'Tops' }));
  await screen.findByRole('list', { name: 'Tops' });
  expect(canonical()).toBe('http://localhost/ct/women/tops');
  act(() => {
    window.history.pushState({}, '', '/ct/nowhere');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await screen.findByText('This category does not exist');
  expect(canonical()).toBeUndefined();
});

test('expands another branch of the tree by a press', async () => {
  const { user } = await renderApp({ path: '/ct/women' });
  await screen.findByRole('list', { name: 'Women' });
  const men = tree().getByRole('button', { name: 'Men' });
  expect(men).toHaveAttribute('aria-expanded', 'false');
  await user.click(men);
  expect(tree().getByRole('link', { name: 'All Men' })).toHaveAttribute('href', '/ct/men');
  await user.click(tree().getByRole('link', { name: 'Shirts' }));
  expect(await screen.findByRole('list', { name: 'Shirts' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/ct/men/shirts');
});

test.each(
  sample(
    [
      ['/ct/women', 'women'],
      ['/ct/women/tops', 'tops'],
      ['/ct/women/tops/a', 'tops'],
      ['/ct/women/tops/a/b/c', 'tops'],
    ],
    2,
  ),
)('%s requests the category %s', async (path, slug) => {
  const { network } = await renderApp({ path });
  await screen.findAllByRole('article');
  expect(network.callsTo(CALL).map((call) => call.path)).toEqual([`/storefront/category_products/${slug}`]);
});

test.each([
  ['an empty category', '/ct/women', []],
  ['an empty category that the tree lacks', '/ct/clearance', []],
  ['one in an empty tree', '/ct/women', [{ ...reply(200, wireReply([])), path: /product_categories/ }]],
])('shows “No products available” for %s', async (_name, path, faults) => {
  await renderApp({ path, faults: [reply(200, wireReply([])), ...faults] });
  expect(await screen.findByText('No products available')).toBeInTheDocument();
});

test.each(
  sample(
    [
      ['the server does not know it', '/ct/nowhere', []],
      ['the server answers with status 0', '/ct/women', [reply(200, { status: 0, message: '', data: null })]],
      ['the reply has no data', '/ct/women', [reply(200, { status: 1, data: null })]],
      ['the call fails', '/ct/women', [reply(500)]],
      ['the reply is unreadable', '/ct/women', [reply(200, '<html>')]],
    ],
    3,
  ),
)('reports that the category does not exist when %s', async (_name, path, faults) => {
  const { network, storage } = await renderApp({ path, faults });
  expect(await screen.findByText('This category does not exist')).toBeInTheDocument();
  await assertHealthy({ network, storage, message: 'This category does not exist' });
});

test.each<[string, Fault]>([
  ['is lost', { when: 'after', kind: 'lost' }],
  ['never arrives', { when: 'before', kind: 'offline' }],
])('reports an unreachable shop, not a missing category, when the reply %s', async (_how, fault) => {
  const { user, network, storage } = await renderApp({ path: '/ct/women', faults: [{ path: CALL, fault }] });
  expect(await screen.findByText('The shop can’t be reached. Try again.')).toBeVisible();
  expect(screen.queryByText('This category does not exist')).not.toBeInTheDocument();
  await assertHealthy({ network, storage, message: 'The shop can’t be reached' });
  network.clear();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Women' })).toBeInTheDocument();
});

test('Retry loads the category after a reply that cannot be read', async () => {
  const { user } = await renderApp({ path: '/ct/women', faults: [{ ...reply(200, '<html>'), times: 1 }] });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Women' })).toBeInTheDocument();
  expect(screen.queryByText('This category does not exist')).not.toBeInTheDocument();
});

test('Back restores the sort and the columns without refetching', async () => {
  const { user, network } = await renderApp({ path: '/ct/women' });
  await screen.findByRole('list', { name: 'Women' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
  await user.click(screen.getByRole('button', { name: '4 columns' }));
  await waitFor(() => {
    expect(window.location.search).toBe('?sort=1&cols=4');
  });
  await user.click(tree().getByRole('link', { name: 'Tops' }));
  await screen.findByRole('list', { name: 'Tops' });
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Default');
  window.history.back();
  await screen.findByRole('list', { name: 'Women' });
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Name, A to Z');
  expect(screen.getByRole('button', { name: '4 columns' })).toHaveAttribute('aria-pressed', 'true');
  expect(network.callsTo(/category_products\/women/)).toHaveLength(1);
});
