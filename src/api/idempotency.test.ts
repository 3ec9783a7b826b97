import { loggedIn } from './apiEvents';
import { checkoutApi } from './checkoutApi';
import { customerApi } from './customerApi';
import { ordersApi } from './ordersApi';
import { createIdempotencyKeys, requestFingerprint } from './idempotencyKeys';
import { makeStore } from '../app/store';
import { secret } from '../lib/secret';
import { user } from '../testing/builders/model';
import { answered, type Fault, faultyFetch } from '../testing/faults';
import { testEnvironment } from '../testing/testEnvironment';
import { tokenFor } from '../testing/testTokens';

const LOST: Fault = { when: 'after', kind: 'lost' };
const PENDING = '{"status":1,"data":{"order_code":"A","order_status":"Pending","products":[]}}';

const openShop = (sendsKeys = true) => {
  const network = faultyFetch(() => Promise.resolve(new Response(PENDING)));
  const { store } = makeStore(testEnvironment({ fetch: network.fetch, sendsKeys }));
  store.dispatch(loggedIn({ token: tokenFor(60_000), account: user() }));
  const cancel = async (code: string, fault: Fault) => {
    network.add({ path: /order\/cancel/, times: 1, fault });
    await store.dispatch(ordersApi.endpoints.cancelOrder.initiate(code));
    return network
      .callsTo(/order\/cancel/)
      .at(-1)
      ?.headers.get('Idempotency-Key');
  };
  return { network, store, cancel };
};

test('reuses the key of a press while its outcome is unknown', async () => {
  const { cancel, network } = openShop();
  network.add({ path: /order\/A/, fault: LOST });
  const first = await cancel('A', LOST);
  expect(first).toMatch(/^"[\da-f]{32}"$/);
  expect(await cancel('A', answered(503))).toBe(first);
  expect(await cancel('A', answered(200, '{"status":100}'))).toBe(first);
});

test.each([
  ['a success', '{"status":100}'],
  ['a refusal', '{"status":0}'],
])('uses a new key for the press after %s', async (_name, body) => {
  const { cancel } = openShop();
  const first = await cancel('A', answered(200, body));
  expect(await cancel('A', answered(200, body))).not.toBe(first);
});

test('does not trust a refusal after an attempt with an unknown outcome', async () => {
  const { network, store } = openShop();
  const confirm = () => store.dispatch(checkoutApi.endpoints.confirmOrder.initiate('chk-1'));
  network.add({ path: /confirm_order/, fault: answered(200, '{"status":0}') });
  expect((await confirm()).error).toMatchObject({ didNotAct: true });
  network.add({ path: /confirm_order/, times: 1, fault: LOST });
  expect((await confirm()).error).toMatchObject({ didNotAct: false });
  expect((await confirm()).error).toMatchObject({ didNotAct: false, isRefusal: true });
});

test('uses different keys for another order and another session', async () => {
  const { cancel, store } = openShop();
  const keys = [await cancel('A', LOST), await cancel('B', LOST)];
  store.dispatch(loggedIn({ token: tokenFor(120_000), account: user() }));
  keys.push(await cancel('A', LOST));
  expect(new Set(keys).size).toBe(3);
});

test('reuses the key of a sign-up after a lost reply, unless its body changes, and omits cookies', async () => {
  const { store, network } = openShop();
  network.add({ path: /signup/, fault: LOST });
  const person = { first_name: 'A', last_name: 'B', phone: '1', email: 'a@b.example', password: 'long enough' };
  for (const password of ['long enough', 'long enough', 'another one']) {
    await store.dispatch(customerApi.endpoints.signUp.initiate(secret({ ...person, password })));
  }
  const calls = network.callsTo(/signup/);
  const [first, again, other] = calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(calls.map(({ credentials }) => credentials)).toEqual(['omit', 'omit', 'omit']);
});

test('omits key and credentials for an API of another origin that does not admit the header', async () => {
  const { cancel, network } = openShop(false);
  expect(await cancel('A', answered(200, '{"status":100}'))).toBeNull();
  expect(network.callsTo(/order\/cancel/)[0]?.credentials).toBe('omit');
});

test('remembers the keys of at most 50 open presses', () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyFor('1');
  for (let count = 2; count <= 50; count += 1) keys.keyFor(String(count));
  expect(keys.keyFor('1')).toBe(first);
  keys.keyFor('51');
  expect(keys.keyFor('1')).not.toBe(first);
});

test('gives 100,000 requests distinct fingerprints that reveal nothing of their content', () => {
  const names = new Set<string>();
  for (let count = 0; count < 100_000; count += 1) names.add(requestFingerprint('/p', `{"n":${count}}`, 't'));
  expect(names.size).toBe(100_000);
  expect(requestFingerprint('/p', '{"password":"secret"}', 'token')).toMatch(/^[\da-z]{6,11}$/);
});
