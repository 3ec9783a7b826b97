import { ACTED, SAID, WORDED } from '../kinds';
import { type RuleOf, rules } from '../scene';
import { GENERAL, SENT_TO_SIGN_IN, SIGNED_OUT } from './words';

/** The forms keep their values and can be submitted again; nothing is sent until then. */
export const accountRules: Record<string, RuleOf> = {
  'POST /storefront/customer/access': rules({ told: ['Login failed'], again: 'press' }, [WORDED, { told: [SAID] }]),
  'POST /storefront/customer/signup': rules(
    { told: [/Registration failed/], again: 'press' },
    [
      ['200 HTML', '200 empty', '200 cut off', '200 other shape', 'reset', 'no answer', 'offline'],
      { told: ['Your account may have been created'] },
    ],
    [ACTED, { works: { told: [/already|sign in/i] } }],
    [WORDED, { told: [SAID] }],
  ),
  'POST /storefront/customer/reset-password': rules({ told: [GENERAL], again: 'press' }, [WORDED, { told: [SAID] }]),
  'POST /storefront/customer/confirm-reset-password': rules(
    { told: ['Your password could not be changed. Try again, or request a new link.'], again: 'press' },
    [ACTED, { works: { told: [/code is not valid|password has been changed/] } }],
    [WORDED, { told: [SAID] }],
  ),
  'POST /admin/change_password': rules(
    { told: ['Password could not be change. Try again.'], again: 'press' },
    [ACTED, { works: { told: [/current password is incorrect|password has been changed|session has expired/] } }],
    [WORDED, { told: [SAID] }],
    [['401'], { ...SENT_TO_SIGN_IN, told: [SAID] }],
  ),
  // Any answer leads to the sign-in page; without one the shopper may try again.
  'GET /auth/verify': rules(
    { told: ['Your email could not be verified yet.'], at: /^\/account\/auth$/, again: null, sent: 1 },
    [WORDED, { told: [SAID] }],
    [
      ['reset', 'no answer', 'offline'],
      { told: [/could not be verified yet because/], at: /^\/account\/auth\/verify/, again: { button: 'Retry' } },
    ],
  ),
  'POST /storefront/request_client_review': rules(
    { told: [GENERAL], again: 'press' },
    [ACTED, { works: { told: [/We’re reviewing your account|already been sent/] } }],
    [WORDED, { told: [SAID] }],
    [['401'], SENT_TO_SIGN_IN],
  ),
  // A failed check shows no error and does not log out.
  'GET /storefront/is_logged_in': rules({ told: [], never: /went wrong|expired/, again: null }, [['401'], SIGNED_OUT]),
};
