import { tokenWith } from '../../../../src/testing/testTokens';
import { withBody, withData, withRefusal, withRequest, withText } from '../spoil';
import { AS_WRITTEN } from '../../kit';
import { type Deviation, deviationsOf } from './deviation';

const TOKEN = 'needs a token';
const FORGED = 'answers 401 to a token that it has not issued';
const WRONG_PASSWORD = 'refuses a wrong password';

type Row = Record<string, unknown>;

const withToken = (token: string) => withData((data) => Object.assign(data, { token }));

/** Deviations in authentication. */
export const SESSION: Deviation[] = [
  ...deviationsOf('GET /storefront/my-orders', [
    [
      'a call that accepts requests without a token',
      TOKEN,
      withRequest((headers, token) => headers.set('Authorization', `Bearer ${token}`)),
    ],
  ]),
  ...deviationsOf('POST /storefront/customer/access', [
    ['a log-in reply without a token', AS_WRITTEN, withData((data) => delete data.token)],
    ['a token without an expiry', AS_WRITTEN, withToken(tokenWith({ sub: '1' }))],
    [
      'a token named access_token',
      AS_WRITTEN,
      withBody(({ data, ...body }) => {
        const { token, ...others } = data as Row;
        return { ...body, data: { ...others, access_token: token } };
      }),
      'lenient',
    ],
    ['a log-in reply without the customer', AS_WRITTEN, withData((data) => delete data.user)],
    ['a wrong password that is accepted', WRONG_PASSWORD, withRefusal(200, '{"status":1,"data":{"token":"a.b.c"}}')],
  ]),
  ...deviationsOf('GET /storefront/is_logged_in', [
    ['a new session reported as inactive', AS_WRITTEN, withText((text) => text.replaceAll('true', 'false'))],
  ]),
  ...deviationsOf('POST /loan/cfschedule', [
    [
      'a schedule that is one payment short',
      AS_WRITTEN,
      withData((data) => (data.amortization_schedule as unknown[]).pop()),
    ],
    [
      'a schedule that leaves a balance',
      AS_WRITTEN,
      withData((data) => Object.assign((data.amortization_schedule as Row[]).at(-1)!, { remaining_balance: 5 })),
    ],
  ]),
];

/** Deviations in the permissions of a session and in how it ends. */
export const ACTING: Deviation[] = [
  ...deviationsOf('POST /storefront/order/cancel', [
    [
      'a call that accepts any token',
      FORGED,
      withRequest((headers, token) => {
        if (headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
      }),
    ],
  ]),
  ...deviationsOf('POST /admin/change_password', [
    ['a password change that ends the session', 'leaves this session open', withData((data) => delete data.token)],
    [
      'a repeated password change with a different reply',
      'answers a repeated press, with the token of before, with the first reply',
      withRequest((headers) => headers.delete('Idempotency-Key')),
    ],
  ]),
];
