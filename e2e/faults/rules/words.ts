import type { KindName } from '../kinds';
import type { Rule } from '../scene';

export const GENERAL = 'Something went wrong. Please try again.';
/** A read without a reply. */
export const UNREACHED = 'The shop can’t be reached. Try again.';
export const RETRY = { button: /^Retry\b/ };

/** Faults that mean a missing thing: the server does not know it. */
export const MISSING = ['404', '404 HTML', 'status 0'] as const satisfies readonly KindName[];

export const EXPIRED = 'Your session has expired. Sign in again';

/** No reply arrives at all. */
export const UNANSWERED = ['reset', 'no answer', 'offline'] as const satisfies readonly KindName[];

/** The session has expired on a public page. */
export const SIGNED_OUT: Partial<Rule> = {
  shows: [EXPIRED],
  never: /went wrong/,
  isSignedIn: false,
  keepsForm: false,
  sent: 1,
  again: null,
};

/** The session has expired on a customer's page: the sign-in page shows the message. */
export const SENT_TO_SIGN_IN: Partial<Rule> = {
  ...SIGNED_OUT,
  shows: [/Your session has expired\. Sign in/],
  at: /^\/account\/auth/,
};
