import { tokenWith } from '../../../../src/testing/testTokens';
import { withBody, withData, withRefusal, withRequest, withStatus, withText } from '../spoil';
import { AS_WRITTEN } from '../../kit';
import { type Deviation, UNKNOWN } from './deviation';

const LOGIN = 'POST /storefront/customer/access';
const STATUS = 'GET /storefront/is_logged_in';
const ORDERS = 'GET /storefront/my-orders';
const ORDER = 'GET /storefront/order/{order_code}';
const CANCEL = 'POST /storefront/order/cancel';
const CHANGE = 'POST /admin/change_password';
const SCHEDULE = 'POST /loan/cfschedule';
const TOKEN = 'needs a token';
const FORGED = 'answers 401 to a token that it has not issued';
const NO = '{"status":0,"message":"No"}';

type Row = Record<string, unknown>;

/** Deviations in authentication. */
export const SESSION: Deviation[] = [
  {
    name: 'a call that accepts requests without a token',
    between: withRequest(ORDERS, (headers, token) => headers.set('Authorization', `Bearer ${token}`)),
    call: ORDERS,
    rule: TOKEN,
  },
  { name: 'HTTP 403 to a forged token', between: withRefusal(ORDERS, 403, NO), call: ORDERS, rule: FORGED },
  { name: 'HTTP 200 to a forged token', between: withRefusal(ORDERS, 200, NO), call: ORDERS, rule: FORGED },
  {
    name: 'HTTP 403 without a token',
    between: withRefusal(ORDERS, 403, NO),
    call: ORDERS,
    rule: TOKEN,
    verdict: 'lenient',
  },
  { name: 'HTTP 500 without a token', between: withRefusal(ORDERS, 500, NO), call: ORDERS, rule: TOKEN },
  {
    name: 'a 401 in HTML',
    between: withRefusal(ORDERS, 401, '<p>Who are you?</p>'),
    call: ORDERS,
    rule: TOKEN,
    verdict: 'lenient',
  },
  {
    name: 'a log-in reply without a token',
    between: withData(LOGIN, (data) => delete data.token),
    call: LOGIN,
    rule: AS_WRITTEN,
  },
  {
    name: 'a token without an expiry',
    between: withData(LOGIN, (data) => Object.assign(data, { token: tokenWith({ sub: '1' }) })),
    call: LOGIN,
    rule: AS_WRITTEN,
  },
  {
    name: 'a token that is not a JWT',
    between: withData(LOGIN, (data) => Object.assign(data, { token: 'a1b2c3d4' })),
    call: LOGIN,
    rule: AS_WRITTEN,
  },
  {
    name: 'a token named access_token',
    between: withBody(LOGIN, ({ data, ...body }) => {
      const { token, ...others } = data as Row;
      return { ...body, data: { ...others, access_token: token } };
    }),
    call: LOGIN,
    rule: AS_WRITTEN,
    verdict: 'lenient',
  },
  {
    name: 'a log-in reply without the customer',
    between: withData(LOGIN, (data) => delete data.user),
    call: LOGIN,
    rule: AS_WRITTEN,
  },
  {
    name: 'a wrong password that is accepted',
    between: withRefusal(LOGIN, 200, '{"status":1,"data":{"token":"a.b.c"}}'),
    call: LOGIN,
    rule: 'refuses a wrong password',
  },
  {
    name: 'an active flag given as a word',
    between: withText(STATUS, (text) => text.replaceAll('true', '"yes"')),
    call: STATUS,
    rule: AS_WRITTEN,
  },
  {
    name: 'an active flag given as a number',
    between: withText(STATUS, (text) => text.replaceAll('true', '1')),
    call: STATUS,
    rule: AS_WRITTEN,
    verdict: 'lenient',
  },
  {
    name: 'a new session reported as inactive',
    between: withText(STATUS, (text) => text.replaceAll('true', 'false')),
    call: STATUS,
    rule: AS_WRITTEN,
  },
  { name: 'HTTP 500 for an unknown order', between: withRefusal(ORDER, 500, NO), call: ORDER, rule: UNKNOWN },
  {
    name: 'a schedule that is one payment short',
    between: withData(SCHEDULE, (data) => (data.amortization_schedule as unknown[]).pop()),
    call: SCHEDULE,
    rule: AS_WRITTEN,
  },
  {
    name: 'a schedule that leaves a balance',
    between: withData(SCHEDULE, (data) =>
      Object.assign((data.amortization_schedule as Row[]).at(-1)!, { remaining_balance: 5 }),
    ),
    call: SCHEDULE,
    rule: AS_WRITTEN,
  },
  {
    name: 'a rate limit on the log-in',
    between: withStatus(LOGIN, 429),
    call: LOGIN,
    rule: 'refuses a wrong password',
  },
];

/** Deviations in the permissions of a session and in how it ends. */
export const ACTING: Deviation[] = [
  {
    name: 'a call that accepts any token',
    between: withRequest(CANCEL, (headers, token) => {
      if (headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
    }),
    call: CANCEL,
    rule: FORGED,
  },
  {
    name: 'HTTP 401 for a refused cancellation',
    between: withRefusal(CANCEL, 401, NO),
    call: CANCEL,
    rule: 'refuses an unknown order',
  },
  {
    name: 'a password change that ends the session',
    between: withData(CHANGE, (data) => delete data.token),
    call: CHANGE,
    rule: 'leaves this session open',
  },
  {
    name: 'a password change accepted with a wrong password',
    between: withRefusal(CHANGE, 200, '{"status":1,"message":"Changed"}'),
    call: CHANGE,
    rule: 'refuses a wrong password',
  },
  {
    name: 'a repeated password change with a different reply',
    between: withRequest(CHANGE, (headers) => headers.delete('Idempotency-Key')),
    call: CHANGE,
    rule: 'answers a repeated press, with the token of before, with the first reply',
  },
];
