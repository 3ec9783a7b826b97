import { cartApi } from '../../api/cartApi';
import { checkoutApi } from '../../api/checkoutApi';
import { loggedIn } from '../../api/apiEvents';
import { makeStore } from '../../app/store';
import { secret } from '../../lib/secret';
import * as build from '../../testing/builders/model';
import { testEnvironment } from '../../testing/testEnvironment';
import { tokenFor } from '../../testing/testTokens';
import { createRecorder } from './recorder';
import type { RecordedStep } from './recording';
import { errorCaught } from './supportEvents';

const answer = (status: number, body: object) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }));

/** A customer's store over a server with this one reply, and the recording of it. */
const shopOf = (fetch: typeof globalThis.fetch) => {
  const { store, actionLog } = makeStore(testEnvironment({ fetch }));
  store.dispatch(loggedIn({ token: tokenFor(3_600_000), account: build.user() }));
  return { store, recorder: actionLog.takeOver(createRecorder) };
};

const order = () => checkoutApi.endpoints.checkout.initiate(secret({}) as never);

type Answer = [name: string, fetch: typeof globalThis.fetch, step: Partial<RecordedStep>];
const ANSWERS: Answer[] = [
  [
    'a refused order',
    answer(200, { status: 0, message: 'Linen Shirt is sold out' }),
    {
      type: 'api/checkout/rejected',
      mark: 'refused',
      about: { call: 'checkout', status: '200 refused', ms: 0, message: '… is sold out' },
    },
  ],
  [
    'a server error',
    answer(500, { status: 0 }),
    {
      type: 'api/checkout/rejected',
      mark: 'failed',
      about: { call: 'checkout', status: '500 server', ms: 0 },
    },
  ],
  [
    'a lost connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { type: 'api/checkout/rejected', mark: 'failed', about: { call: 'checkout', status: 'offline', ms: 0 } },
  ],
  [
    'a placed order',
    answer(200, { status: 1, data: { order_code: 'ORD-9', checkout_id: 'CHK-9', checkout_url: null } }),
    { type: 'api/checkout/fulfilled', about: { call: 'checkout', status: '200', ms: 0 } },
  ],
];

test.each(ANSWERS)('records %s as a step with its status and only plain words', async (_name, fetch, expected) => {
  const { store, recorder } = shopOf(fetch);
  await store.dispatch(order());
  const { steps, requests } = recorder.read();
  const step = steps.find(({ type }) => type.startsWith('api/checkout/'));
  expect(step).toMatchObject({ ...expected, about: { ...expected.about, ms: expect.any(Number) as number } });
  expect(step?.mark).toBe(expected.mark);
  expect(JSON.stringify(steps)).not.toMatch(/Linen|ORD-9|CHK-9/);
  expect(requests.find(({ endpoint }) => endpoint === 'checkout')).toMatchObject({
    status: expected.about?.status,
    ...(expected.about?.message !== undefined && { message: expected.about.message }),
  });
});

test('reduces the message of a successful answer to plain words too', async () => {
  const { store, recorder } = shopOf(answer(200, { status: 1, message: 'Removed Linen Shirt from your cart' }));
  await store.dispatch(cartApi.endpoints.removeFromCart.initiate('1'));
  const step = recorder.read().steps.find(({ type }) => type === 'api/removeFromCart/fulfilled');
  expect(step?.about).toMatchObject({ status: '200', message: 'Removed … from your cart' });
});

test('records a thrown error as a marked step', () => {
  const { store, recorder } = shopOf(answer(200, {}));
  store.dispatch(errorCaught(new TypeError('x is not a function of Ama')));
  expect(recorder.read().steps.at(-1)).toMatchObject({
    type: 'support/errorCaught',
    mark: 'thrown',
    about: { name: '…', message: '… is not a … of …' },
  });
});
