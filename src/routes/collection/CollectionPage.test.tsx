import { screen, within } from '@testing-library/react';
import { assertHealthy } from '../../testing/assertHealthy';
import { wireReply } from '../../testing/builders/wire';
import { renderApp } from '../../testing/renderApp';

const reply = (path: RegExp, status: number, body?: unknown) => ({
  path,
  fault: { when: 'before' as const, kind: 'reply' as const, status, ...(body ? { body: JSON.stringify(body) } : {}) },
});
const PRODUCTS = /filter_sections\/products/;
const TITLE = /filter_sections\/(?!products)/;

test('at most ten products, under the title that the server gives', async () => {
  const { network, storage } = await renderApp({
    path: '/ft/best-sellers',
    faults: [reply(TITLE, 200, wireReply({ title: 'What everybody buys', slug: 'best-sellers' }))],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'What everybody buys' })).toBeInTheDocument();
  const list = await screen.findByRole('list', { name: 'What everybody buys' });
  expect(within(list).getAllByRole('article')).toHaveLength(10);
  expect(screen.getByText(/^Showing 10 of \d+ items$/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Default');
  expect(
    screen.getAllByRole('button', { name: /columns$/ }).map((button) => button.getAttribute('aria-label')),
  ).toEqual(['4 columns', '5 columns']);
  await assertHealthy({ network, storage });
});

test('without a title the slug is read as words, and the products are there all the same', async () => {
  await renderApp({ path: '/ft/new-arrivals', faults: [reply(TITLE, 400)] });
  expect(await screen.findByRole('heading', { level: 1, name: 'New Arrivals' })).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: 'New Arrivals' })).toBeInTheDocument();
});

test('an empty collection', async () => {
  await renderApp({ path: '/ft/best-sellers', faults: [reply(PRODUCTS, 200, wireReply([]))] });
  expect(await screen.findByText('No products available')).toBeInTheDocument();
});

test('a collection that the server does not know', async () => {
  const { network, storage } = await renderApp({ path: '/ft/no-such-thing' });
  expect(await screen.findByText('This collection does not exist')).toBeInTheDocument();
  await assertHealthy({ network, storage, told: 'This collection does not exist' });
});

test('a reply that cannot be read is told and can be repeated', async () => {
  const { user } = await renderApp({
    path: '/ft/best-sellers',
    faults: [{ ...reply(PRODUCTS, 200, '<html>'), times: 1 }],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Best Sellers' })).toBeInTheDocument();
});
