import { createTestShop } from '../../../server/testing/testShop';
import { customerApi } from '../../api/customerApi';
import { makeStore } from '../../app/store';
import { signedIn } from '../customers';
import { faultyFetch } from '../faults';
import { memoryStorage } from '../memoryStorage';
import { testEnvironment } from '../testEnvironment';

test('requests a client review for a customer and receives the shop’s reply', async () => {
  const server = await createTestShop();
  const { fetch } = faultyFetch((request) => server.fetch(request));
  const { store } = makeStore(testEnvironment({ fetch, storage: memoryStorage({ ...(await signedIn(server)) }) }));
  const { data } = await store.dispatch(customerApi.endpoints.requestClientReview.initiate());
  expect(data).toMatchObject({ status: 1 });
});
