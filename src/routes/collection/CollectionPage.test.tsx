import { screen, waitFor, within } from '@testing-library/react';
import { assertHealthy } from '../../testing/assertHealthy';
import { wireReply } from '../../testing/builders/wire';
import { answered } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';

const reply = (path: RegExp, status: number, body?: unknown) => ({ path, fault: answered(status, body) });
const PRODUCTS = /filter_sections\/products/;
const TITLE = /filter_sections\/(?!products)/;

test('shows at most ten products under the server’s title', async () => {
  const { network, storage } = await renderApp({
    path: '/ft/best-sellers',
    faults: [reply(TITLE, 200, wireReply({ title: 'What everybody buys', slug: 'best-sellers' }))],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'What everybody buys' })).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: 'What everybody buys' });
  expect(within(list).getAllByRole('article')).toHaveLength(10);
  expect(screen.getByText(/^Showing 1–10 of \d+ products$/)).toBeInTheDocument();
  await assertHealthy({ network, storage });
});

test('returns to the first page on a new sort order', async () => {
  const { user } = await renderApp({ path: '/ft/best-sellers?page=2' });
  expect(await screen.findByText(/^Showing 11–/)).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
  await waitFor(() => expect(window.location.search).toBe('?sort=1'));
  expect(await screen.findByText(/^Showing 1–10 of/)).toBeInTheDocument();
});

test('derives the title from the slug and still lists the products when the title request fails', async () => {
  await renderApp({ path: '/ft/new-arrivals', faults: [reply(TITLE, 400)] });
  expect(await screen.findByRole('heading', { level: 1, name: 'New Arrivals' })).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: 'New Arrivals' })).toBeInTheDocument();
});

test('shows “No products available” for an empty collection', async () => {
  await renderApp({ path: '/ft/best-sellers', faults: [reply(PRODUCTS, 200, wireReply([]))] });
  expect(await screen.findByText('No products available')).toBeInTheDocument();
});

test('shows “This collection does not exist” for an unknown slug', async () => {
  const { network, storage } = await renderApp({ path: '/ft/no-such-thing' });
  expect(await screen.findByText('This collection does not exist')).toBeInTheDocument();
  await assertHealthy({ network, storage, message: 'This collection does not exist' });
});

test('reports an unreadable reply and reloads on Retry', async () => {
  const { user } = await renderApp({
    path: '/ft/best-sellers',
    faults: [{ ...reply(PRODUCTS, 200, '<html>'), times: 1 }],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Best Sellers' })).toBeInTheDocument();
});
