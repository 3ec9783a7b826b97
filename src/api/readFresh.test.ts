import { waitFor } from '@testing-library/react';
import { makeStore } from '../app/store';
import { wireReply } from '../testing/builders/wire';
import { wireProduct } from '../testing/builders/wireCatalogue';
import { faultyFetch } from '../testing/faults';
import { testEnvironment } from '../testing/testEnvironment';
import { catalogueApi } from './catalogueApi';
import { readFresh } from './readFresh';

const search = catalogueApi.endpoints.searchProducts;

/** A shop whose replies are sent one by one. */
const open = () => {
  const waiting: ((response: Response) => void)[] = [];
  const network = faultyFetch(() => new Promise<Response>((resolve) => waiting.push(resolve)));
  const { store } = makeStore(testEnvironment({ fetch: network.fetch }));
  const reply = async (response: Response) => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.shift()?.(response);
  };
  return { store, network, reply };
};

const found = (title: string): Response => Response.json(wireReply([wireProduct({ id: 1, title })]));

test('sends its own request after one that is in flight', async () => {
  const { store, network, reply } = open();
  const earlier = store.dispatch(search.initiate('x'));
  const fresh = store.dispatch(readFresh(search, 'x'));
  await reply(found('Old'));
  await earlier;
  await reply(found('New'));
  expect((await fresh).data?.[0]?.title).toBe('New');
  expect(network.calls).toHaveLength(2);
});

test('returns the reply when its tag was invalidated while the request was in flight', async () => {
  const { store, network, reply } = open();
  const fresh = store.dispatch(readFresh(search, 'x'));
  await waitFor(() => expect(network.calls).toHaveLength(1));
  store.dispatch(catalogueApi.util.invalidateTags(['Catalogue']));
  await reply(found('Shirt'));
  expect((await fresh).data?.[0]?.title).toBe('Shirt');
});

test('returns the error, not the data of an earlier read, when the request fails', async () => {
  const { store, reply } = open();
  const earlier = store.dispatch(search.initiate('x'));
  await reply(found('Old'));
  await earlier;
  const fresh = store.dispatch(readFresh(search, 'x'));
  await reply(new Response('', { status: 404 }));
  expect(await fresh).toEqual({ error: expect.objectContaining({ kind: 'notFound' }) as unknown });
});
