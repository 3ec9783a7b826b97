import { ACTED, SERVER_MESSAGE, WORDED } from '../kinds';
import { type RuleOf, rules } from '../scene';
import { GENERAL, SENT_TO_SIGN_IN, SIGNED_OUT } from './words';

/** The forms keep their values and can be submitted again; nothing is sent until then. */
export const accountRules: Record<string, RuleOf> = {
  'POST /storefront/customer/access': rules({ shows: ['Login failed'], again: 'press' }, [
    WORDED,
    { shows: [SERVER_MESSAGE] },
  ]),
  'POST /storefront/customer/signup': rules(
    { shows: [/Registration failed/], again: 'press' },
    [
      ['200 HTML', '200 empty', '200 cut off', '200 other shape', 'reset', 'no answer', 'offline'],
      { shows: ['Your account may have been created'] },
    ],
    [ACTED, { works: { shows: [/already|sign in/i] } }],
    [WORDED, { shows: [SERVER_MESSAGE] }],
  ),
  'POST /storefront/customer/confirm-reset-password': rules(
    { shows: ['Your password could not be changed. Try again, or request a new link.'], again: 'press' },
    [ACTED, { works: { shows: [/code is not valid|password has been changed/] } }],
    [WORDED, { shows: [SERVER_MESSAGE] }],
  ),
  'POST /admin/change_password': rules(
    { shows: ['Password could not be change. Try again.'], again: 'press' },
    [ACTED, { works: { shows: [/current password is incorrect|password has been changed|session has expired/] } }],
    [WORDED, { shows: [SERVER_MESSAGE] }],
    [['401'], { ...SENT_TO_SIGN_IN, shows: [SERVER_MESSAGE] }],
  ),
  // Any answer redirects to the sign-in page; without one the shopper can retry.
  'GET /auth/verify': rules(
    { shows: ['Your email could not be verified yet.'], at: /^\/account\/auth$/, again: null, sent: 1 },
    [WORDED, { shows: [SERVER_MESSAGE] }],
    [
      ['reset', 'no answer', 'offline'],
      { shows: [/could not be verified yet because/], at: /^\/account\/auth\/verify/, again: { button: 'Retry' } },
    ],
  ),
  'POST /storefront/request_client_review': rules(
    { shows: [GENERAL], again: 'press' },
    [ACTED, { works: { shows: [/We’re reviewing your account|already been sent/] } }],
    [WORDED, { shows: [SERVER_MESSAGE] }],
    [['401'], SENT_TO_SIGN_IN],
  ),
  // A failed check shows no error and does not log out.
  'GET /storefront/is_logged_in': rules({ shows: [], never: /went wrong|expired/, again: null }, [['401'], SIGNED_OUT]),
};
