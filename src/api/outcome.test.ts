import { loggedIn } from './apiEvents';
import { isOutcomeUnknown } from './apiError';
import { checkoutApi } from './checkoutApi';
import { makeStore } from '../app/store';
import { buildCheckoutPayload } from '../contract/checkout';
import { secret } from '../lib/secret';
import { user } from '../testing/builders/model';
import { testEnvironment } from '../testing/testEnvironment';
import { tokenFor } from '../testing/testTokens';

const HTML = '<!doctype html><title>Gateway</title>';
const no = (status: unknown = 0) => JSON.stringify({ status, message: 'No', data: null });

type Outcome = 'no' | 'unknown' | 'yes';

/** A signed-in store whose every call gets this reply. */
const answeredBy = (httpStatus: number, body: string) => {
  const reply = () => Promise.resolve(new Response(httpStatus === 204 ? null : body, { status: httpStatus }));
  const { store } = makeStore(testEnvironment({ fetch: reply }));
  store.dispatch(loggedIn({ token: tokenFor(60_000), account: user() }));
  return store;
};

const outcomeOf = (error: unknown): Outcome => {
  if (error === undefined) return 'yes';
  return isOutcomeUnknown(error) ? 'unknown' : 'no';
};

test.each<[number, string, Outcome]>([
  [200, '{"status":100,"data":{"order_code":"A"}}', 'yes'],
  [200, '{"status":"100","data":{"order_code":"A"}}', 'yes'],
  [200, no(), 'no'],
  [200, no('0'), 'no'],
  [200, no(1), 'no'],
  [400, no(), 'no'],
  [401, no(), 'no'],
  [401, '{"message":"Unauthenticated."}', 'no'],
  [401, '{}', 'unknown'],
  [403, no(), 'no'],
  [404, no(), 'no'],
  [409, no(), 'unknown'],
  [422, no(), 'no'],
  [400, no(400), 'no'],
  [422, no('422'), 'no'],
  [403, no(403), 'unknown'],
  [404, no(404), 'unknown'],
  [200, no('maybe'), 'unknown'],
  [200, '{"message":"No"}', 'unknown'],
  [200, '{}', 'unknown'],
  [200, 'null', 'unknown'],
  [200, '', 'unknown'],
  [200, HTML, 'unknown'],
  [200, '{"status":0,"mess', 'unknown'],
  [200, '{"status":100,"data":5}', 'unknown'],
  [204, '', 'unknown'],
  [401, HTML, 'unknown'],
  [403, HTML, 'unknown'],
  [404, HTML, 'unknown'],
  [404, '', 'unknown'],
  [408, no(), 'unknown'],
  [422, '{"message":"Invalid","errors":{}}', 'unknown'],
  [422, no(100), 'unknown'],
  [425, no(), 'unknown'],
  [429, no(), 'unknown'],
  [500, no(), 'unknown'],
  [502, HTML, 'unknown'],
  [503, no(), 'unknown'],
])('maps a confirmation answered with HTTP %i and “%s” to the outcome %s', async (httpStatus, body, outcome) => {
  const { error } = await answeredBy(httpStatus, body).dispatch(checkoutApi.endpoints.confirmOrder.initiate('c-1'));
  expect(outcomeOf(error)).toBe(outcome);
});

const page = { checkout_id: 'c-1', checkout_url: 'https://pay.example/c-1' };

test.each<[object, Outcome]>([
  [{ status: 1, data: page }, 'yes'],
  [{ status: 1, data: { ...page, checkout_url: null } }, 'yes'],
  [{ status: 100, data: page }, 'yes'],
  [{ data: page }, 'yes'],
  [{ status: 0, message: 'No', data: page }, 'no'],
  [{ status: 100, data: { ...page, checkout_url: null } }, 'no'],
  [{ data: { ...page, checkout_url: null } }, 'unknown'],
  [{ data: null }, 'unknown'],
])('maps a checkout answered with %j to the outcome %s', async (body, outcome) => {
  const order = buildCheckoutPayload({ address: null, lines: [], note: '', creditor: null, plan: { type: 'cash' } });
  const { error } = await answeredBy(200, JSON.stringify(body)).dispatch(
    checkoutApi.endpoints.checkout.initiate(secret(order)),
  );
  expect(outcomeOf(error)).toBe(outcome);
});
