import { screen, waitFor } from '@testing-library/react';
import { answered, type FaultRule } from '../../testing/faults';
import { renderApp } from '../../testing/renderApp';

const COLLECTION = /filter_sections\/products\/best-sellers/;

test.each([
  ['an empty bag', '/cart'],
  ['an empty wishlist', '/wishlist'],
  ['an unknown page', '/no/such/page'],
  ['a search without hits', '/search?q=zzzzzz'],
])('%s shows best sellers', async (_name, path) => {
  await renderApp({ path });
  expect(await screen.findByRole('list', { name: 'Best Sellers' })).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'Best Sellers' })).toHaveLength(1);
});

test.each<[string, FaultRule['fault']]>([
  ['has no such collection', answered(404, '{"status":0,"message":"Not found"}')],
  ['has an empty collection', answered(200, '{"status":1,"data":[]}')],
])('an empty wishlist hides Best Sellers in a shop that %s', async (_name, fault) => {
  const { network } = await renderApp({ path: '/wishlist', faults: [{ path: COLLECTION, fault }] });
  expect(await screen.findByText('Your wishlist is empty.')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Best Sellers' })).not.toBeInTheDocument();
  });
  expect(network.callsTo(COLLECTION)).toHaveLength(1);
});
