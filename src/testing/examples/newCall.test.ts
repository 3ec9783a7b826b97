import { createTestShop } from '../../../server/testing/testShop';
import { ordersApi } from '../../api/ordersApi';
import { makeStore } from '../../app/store';
import { signedIn } from '../customers';
import { faultyFetch } from '../faults';
import { memoryStorage } from '../memoryStorage';
import { testEnvironment } from '../testEnvironment';

test('reads the orders of a customer who has none', async () => {
  const server = await createTestShop();
  const { fetch } = faultyFetch((request) => server.fetch(request));
  const { store } = makeStore(testEnvironment({ fetch, storage: memoryStorage({ ...(await signedIn(server)) }) }));
  const { data } = await store.dispatch(ordersApi.endpoints.getOrders.initiate());
  expect(data).toEqual([]);
});
