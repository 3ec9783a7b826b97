import { loggedIn } from './apiEvents';
import { isOutcomeUnknown } from './apiError';
import { checkoutApi } from './checkoutApi';
import { makeStore } from '../app/store';
import { user } from '../testing/builders/model';
import { testEnvironment } from '../testing/testEnvironment';
import { tokenFor } from '../testing/testTokens';

const HTML = '<!doctype html><title>Gateway</title>';
const no = (status: unknown = 0) => JSON.stringify({ status, message: 'No', data: null });

/** What a call that moves money makes of a reply. */
const outcomeOf = async (httpStatus: number, body: string): Promise<'no' | 'unknown' | 'yes'> => {
  const reply = () => Promise.resolve(new Response(httpStatus === 204 ? null : body, { status: httpStatus }));
  const { store } = makeStore(testEnvironment({ fetch: reply }));
  store.dispatch(loggedIn({ token: tokenFor(60_000), account: user() }));
  const { error } = await store.dispatch(checkoutApi.endpoints.confirmOrder.initiate('c-1'));
  if (error === undefined) return 'yes';
  return isOutcomeUnknown(error) ? 'unknown' : 'no';
};

test.each<[number, string, 'no' | 'unknown' | 'yes']>([
  [200, '{"status":100,"data":{"order_code":"A"}}', 'yes'],
  [200, '{"status":"100","data":{"order_code":"A"}}', 'yes'],
  [200, no(), 'no'],
  [200, no('0'), 'no'],
  [200, no(1), 'no'],
  [400, no(), 'no'],
  [401, no(), 'no'],
  [403, no(), 'no'],
  [404, no(), 'no'],
  [409, no(), 'no'],
  [422, no(), 'no'],
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
])('HTTP %i with %s: %s', async (httpStatus, body, outcome) => {
  expect(await outcomeOf(httpStatus, body)).toBe(outcome);
});
