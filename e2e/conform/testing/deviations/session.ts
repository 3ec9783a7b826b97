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
    name: 'a call that takes anybody for the customer',
    between: withRequest(ORDERS, (headers, token) => headers.set('Authorization', `Bearer ${token}`)),
    call: ORDERS,
    rule: TOKEN,
  },
  { name: '403 to a token that is none', between: withRefusal(ORDERS, 403, NO), call: ORDERS, rule: FORGED },
  { name: '200 to a token that is none', between: withRefusal(ORDERS, 200, NO), call: ORDERS, rule: FORGED },
  { name: '403 without a token', between: withRefusal(ORDERS, 403, NO), call: ORDERS, rule: TOKEN, verdict: 'lenient' },
  { name: '500 without a token', between: withRefusal(ORDERS, 500, NO), call: ORDERS, rule: TOKEN },
  {
    name: 'a 401 in HTML',
    between: withRefusal(ORDERS, 401, '<p>Who are you?</p>'),
    call: ORDERS,
    rule: TOKEN,
    verdict: 'lenient',
  },
  {
    name: 'a log-in without a token',
    between: withData(LOGIN, (data) => delete data.token),
    call: LOGIN,
    rule: AS_WRITTEN,
  },
  {
    name: 'a token without an end',
    between: withData(LOGIN, (data) => Object.assign(data, { token: tokenWith({ sub: '1' }) })),
    call: LOGIN,
    rule: AS_WRITTEN,
  },
  {
    name: 'a token that is no JWT',
    between: withData(LOGIN, (data) => Object.assign(data, { token: 'a1b2c3d4' })),
    call: LOGIN,
    rule: AS_WRITTEN,
  },
  {
    name: 'a token under its other name',
    between: withBody(LOGIN, ({ data, ...body }) => {
      const { token, ...others } = data as Row;
      return { ...body, data: { ...others, access_token: token } };
    }),
    call: LOGIN,
    rule: AS_WRITTEN,
    verdict: 'lenient',
  },
  {
    name: 'a log-in without the customer',
    between: withData(LOGIN, (data) => delete data.user),
    call: LOGIN,
    rule: AS_WRITTEN,
  },
  {
    name: 'a wrong password that opens',
    between: withRefusal(LOGIN, 200, '{"status":1,"data":{"token":"a.b.c"}}'),
    call: LOGIN,
    rule: 'refuses a wrong password',
  },
  {
    name: 'a session that is active by a word',
    between: withText(STATUS, (text) => text.replaceAll('true', '"yes"')),
    call: STATUS,
    rule: AS_WRITTEN,
  },
  {
    name: 'a session that is active by a number',
    between: withText(STATUS, (text) => text.replaceAll('true', '1')),
    call: STATUS,
    rule: AS_WRITTEN,
    verdict: 'lenient',
  },
  {
    name: 'a session that is over as it begins',
    between: withText(STATUS, (text) => text.replaceAll('true', 'false')),
    call: STATUS,
    rule: AS_WRITTEN,
  },
  { name: '500 for an order that there is not', between: withRefusal(ORDER, 500, NO), call: ORDER, rule: UNKNOWN },
  {
    name: 'a plan that is one payment short',
    between: withData(SCHEDULE, (data) => (data.amortization_schedule as unknown[]).pop()),
    call: SCHEDULE,
    rule: AS_WRITTEN,
  },
  {
    name: 'a plan that leaves something to pay',
    between: withData(SCHEDULE, (data) =>
      Object.assign((data.amortization_schedule as Row[]).at(-1)!, { remaining_balance: 5 }),
    ),
    call: SCHEDULE,
    rule: AS_WRITTEN,
  },
  { name: 'a limit at the log-in', between: withStatus(LOGIN, 429), call: LOGIN, rule: 'refuses a wrong password' },
];

/** Deviations in the permissions of a session and in how it ends. */
export const ACTING: Deviation[] = [
  {
    name: 'a call that takes any token',
    between: withRequest(CANCEL, (headers, token) => {
      if (headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
    }),
    call: CANCEL,
    rule: FORGED,
  },
  {
    name: '401 for something that a customer may not do',
    between: withRefusal(CANCEL, 401, NO),
    call: CANCEL,
    rule: 'refuses an order that there is not',
  },
  {
    name: 'a change of password that closes the session',
    between: withData(CHANGE, (data) => delete data.token),
    call: CHANGE,
    rule: 'leaves this session open',
  },
  {
    name: 'a change of password by anybody',
    between: withRefusal(CHANGE, 200, '{"status":1,"message":"Changed"}'),
    call: CHANGE,
    rule: 'refuses a wrong password',
  },
  {
    name: 'a change of password that is not repeated',
    between: withRequest(CHANGE, (headers) => headers.delete('Idempotency-Key')),
    call: CHANGE,
    rule: 'answers a repeated press, with the token of before, with the first reply',
  },
];
