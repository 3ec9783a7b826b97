import { ACTED, SERVER_MESSAGE, SAYS_NO, WORDED } from '../kinds';
import { type RuleOf, rules } from '../scene';
import { GENERAL, MISSING, RETRY, SENT_TO_SIGN_IN, UNANSWERED, UNREACHED } from './words';

/** Only a readable refusal of the shop is final; any other outcome is checked, and nothing is sent a second time. */
export const moneyRules: Record<string, RuleOf> = {
  'POST /storefront/checkout': rules(
    { shows: [/nothing was ordered/i], again: 'press' },
    [
      ACTED,
      {
        shows: ['Finish your payment', /has been placed and is waiting for payment/],
        kept: ['pendingPayment'],
        works: { shows: ['Finish your payment'] },
      },
    ],
    [['500'], { shows: [/nothing was ordered|The shop said this on purpose/i] }],
    [SAYS_NO, { shows: [SERVER_MESSAGE], dropped: ['pendingPayment'] }],
    [['401'], SENT_TO_SIGN_IN],
  ),
  'POST /storefront/confirm_order': rules(
    {
      shows: ['We’re confirming your payment', /Please don’t pay again/],
      never: /wasn’t made|PROCEED TO PAYMENT/,
      at: /^\/payment\/return/,
      kept: ['checkout_id', 'pendingPayment'],
      // Confirming twice is harmless: the shop retries with pauses.
      sent: 5,
      again: { button: /^(Retry|Check again)$/ },
    },
    [
      SAYS_NO,
      { shows: [SERVER_MESSAGE], never: /confirming/, at: /^\/checkout/, kept: ['checkout_id'], sent: 1, again: null },
    ],
    [['401'], { ...SENT_TO_SIGN_IN, kept: ['checkout_id', 'pendingPayment'] }],
  ),
  'POST /storefront/order/cancel': rules(
    { shows: ['Order could not be canceled.'], again: 'press' },
    // The orders show that the call has succeeded.
    [ACTED, { shows: [/has been cancelled/], never: /could not be canceled/, again: null }],
    [['401'], SENT_TO_SIGN_IN],
  ),
  'POST /storefront/make_down_payment/{order_code}': rules(
    { shows: [/We can’t tell yet whether your payment was started/], again: { button: 'Check again' } },
    [SAYS_NO, { shows: [SERVER_MESSAGE], again: 'press' }],
    [['401'], SENT_TO_SIGN_IN],
  ),
  'GET /storefront/my-orders': rules(
    { shows: [GENERAL], never: /You have no Orders/, again: RETRY },
    [WORDED, { shows: [SERVER_MESSAGE] }],
    [UNANSWERED, { shows: [UNREACHED] }],
    [['401'], SENT_TO_SIGN_IN],
  ),
  'GET /storefront/order/{order_code}': rules(
    { shows: [GENERAL], never: /Invalid Order/, again: RETRY },
    [['403', '422', '500'], { shows: [SERVER_MESSAGE] }],
    [UNANSWERED, { shows: [UNREACHED] }],
    [MISSING, { shows: ['Invalid Order'], never: /went wrong/, again: null }],
    [['401'], SENT_TO_SIGN_IN],
  ),
};
