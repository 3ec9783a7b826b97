import { waitFor } from '@testing-library/react';
import { makeStore } from '../app/store';
import { wireReply } from '../testing/builders/wire';
import { wireProduct } from '../testing/builders/wireCatalogue';
import { faultyFetch } from '../testing/faults';
import { testEnvironment } from '../testing/testEnvironment';
import { catalogueApi } from './catalogueApi';
import { readAgain } from './refreshReads';

const search = catalogueApi.endpoints.searchProducts;
const reply = (title: string): Response => Response.json(wireReply([wireProduct({ id: 1, title })]));

test('refetches a read whose address changed while it was in flight', async () => {
  let answer: (response: Response) => void = () => undefined;
  const old = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const replies = [old, Promise.resolve(reply('New'))];
  const network = faultyFetch(() => replies.shift() ?? Promise.reject(new Error('asked too often')));
  const { store } = makeStore(testEnvironment({ fetch: network.fetch }));
  const first = store.dispatch(search.initiate('x'));
  await waitFor(() => {
    expect(network.calls).toHaveLength(1);
  });
  store.dispatch(readAgain(`${window.location.origin}/api/v1/storefront/products/search?q=x`));
  answer(reply('Old'));
  await first;
  await waitFor(() => {
    expect(search.select('x')(store.getState()).data?.[0]?.title).toBe('New');
  });
  expect(network.calls).toHaveLength(2);
});
