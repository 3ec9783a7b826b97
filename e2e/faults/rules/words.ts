import type { KindName } from '../kinds';
import type { Rule } from '../scene';

export const GENERAL = 'Something went wrong. Please try again.';
/** A read that got no answer. */
export const UNREACHED = 'The shop can’t be reached. Try again.';
export const RETRY = { button: /^Retry\b/ };

/** What there is none of: the server knows no such thing. */
export const MISSING = ['404', '404 HTML', 'status 0'] as const satisfies readonly KindName[];

export const EXPIRED = 'Your session has expired. Sign in again';

/** No answer arrives at all. */
export const UNANSWERED = ['reset', 'no answer', 'offline'] as const satisfies readonly KindName[];

/** The session is over on a page that everybody may see. */
export const SIGNED_OUT: Partial<Rule> = {
  told: [EXPIRED],
  never: /went wrong/,
  isSignedIn: false,
  keepsForm: false,
  sent: 1,
  again: null,
};

/** The session is over on a customer's page: the sign-in page says so. */
export const SENT_TO_SIGN_IN: Partial<Rule> = {
  ...SIGNED_OUT,
  told: [/Your session has expired\. Sign in/],
  at: /^\/account\/auth/,
};
