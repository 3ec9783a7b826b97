const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A younger reply that the worker has just requested is not requested again in the background. */
const FRESH_MS = 5 * SECOND;
/** An older reply is requested first, and shown only when there is no answer. */
const REVALIDATE_MS = 5 * MINUTE;
/** A reply older than this is never shown. */
const MAX_AGE_MS = 7 * 24 * 60 * MINUTE;

type Age = 'fresh' | 'revalidate' | 'fallback' | 'expired';

/** How a reply stored so many milliseconds ago may be used. A negative age means that the clock was set back. */
export const ageOf = (ms: number): Age => {
  if (!(ms >= 0) || ms > MAX_AGE_MS) return 'expired';
  if (ms <= FRESH_MS) return 'fresh';
  return ms <= REVALIDATE_MS ? 'revalidate' : 'fallback';
};
