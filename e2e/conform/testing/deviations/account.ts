import { withBody, withRefusal, withText } from '../spoil';
import type { Between } from '../bench';
import { AS_WRITTEN } from '../../kit';
import type { Deviation } from './deviation';

const SIGN_UP = 'POST /storefront/customer/signup';
const FORGOTTEN = 'POST /storefront/customer/reset-password';
const RESET = 'POST /storefront/customer/confirm-reset-password';
const REVIEW = 'POST /storefront/request_client_review';

/** Answers every request differently. */
const counting = (call: string): Between => {
  let times = 0;
  return withText(call, (text) => text.replace(/"message":"/, `"message":"${(times += 1)}: `));
};

/** Deviations of calls that change the account. */
export const ACCOUNT: Deviation[] = [
  {
    name: 'a sign-up reply that reveals whether an e-mail is registered',
    between: withText(SIGN_UP, (text) => text.replace('"status":1', '"status":0')),
    call: SIGN_UP,
    rule: 'answers for an e-mail that has an account as for any other',
    verdict: 'lenient',
  },
  {
    name: 'a sign-up accepted without an e-mail',
    between: withRefusal(SIGN_UP, 200, '{"status":1,"message":"Welcome"}'),
    call: SIGN_UP,
    rule: 'refuses a sign-up without an e-mail',
  },
  {
    name: 'a status in place of a result',
    between: withBody(FORGOTTEN, ({ message }) => ({ status: 1, message })),
    call: FORGOTTEN,
    rule: AS_WRITTEN,
  },
  {
    name: 'a result given as a word',
    between: withBody(FORGOTTEN, (body) => ({ ...body, result: 'success' })),
    call: FORGOTTEN,
    rule: AS_WRITTEN,
    verdict: 'lenient',
  },
  {
    name: 'a reset reply that reveals whether an e-mail is registered',
    between: counting(FORGOTTEN),
    call: FORGOTTEN,
    rule: 'answers the same whether or not the address is known',
    verdict: 'lenient',
  },
  {
    name: 'a password reset accepted with an unknown code',
    between: withRefusal(RESET, 200, '{"result":1,"message":"Changed"}'),
    call: RESET,
    rule: 'refuses a code that it has not sent',
  },
  {
    name: 'a message that is too long',
    between: withBody(REVIEW, (body) => ({ ...body, message: 'We will see. '.repeat(40) })),
    call: REVIEW,
    rule: AS_WRITTEN,
    verdict: 'lenient',
  },
  {
    name: 'a repeated review request with a different reply each time',
    between: counting(REVIEW),
    call: REVIEW,
    rule: 'answers a repeated press with the first reply',
    verdict: 'lenient',
  },
];
