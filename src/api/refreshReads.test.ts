import { waitFor } from '@testing-library/react';
import { makeStore } from '../app/store';
import { wireReply } from '../testing/builders/wire';
import { wireProduct } from '../testing/builders/wireCatalogue';
import { faultyFetch, held } from '../testing/faults';
import { testEnvironment } from '../testing/testEnvironment';
import { catalogueApi } from './catalogueApi';
import { refetchQueryOf } from './refreshReads';

const search = catalogueApi.endpoints.searchProducts;
const reply = (title: string): Response => Response.json(wireReply([wireProduct({ id: 1, title })]));

test('refetches a read whose address changed while it was in flight', async () => {
  const replies = [reply('Old'), reply('New')];
  const network = faultyFetch(() => Promise.resolve(replies.shift()!));
  const { fault, release } = held();
  network.add({ path: /search/, fault, times: 1 });
  const { store } = makeStore(testEnvironment({ fetch: network.fetch }));
  const first = store.dispatch(search.initiate('x'));
  await waitFor(() => {
    expect(network.calls).toHaveLength(1);
  });
  store.dispatch(refetchQueryOf(`${window.location.origin}/api/v1/storefront/products/search?q=x`));
  release();
  await first;
  await waitFor(() => {
    expect(search.select('x')(store.getState()).data?.[0]?.title).toBe('New');
  });
  expect(network.calls).toHaveLength(2);
});
