import { isRecord } from '../lib/json';

export type ApiErrorKind =
  | 'offline' // no reply at all
  | 'timeout'
  | 'malformed' // a reply that does not follow the contract
  | 'refused' // refused by the envelope or a 4xx
  | 'unauthorised'
  | 'notFound'
  | 'busy' // overloaded: retry later
  | 'server' // 5xx
  | 'superseded'; // the session changed while the call was under way

/** The error of a call, without the body of its reply. */
export interface ApiError {
  kind: ApiErrorKind;
  /** The server's message for the shopper, if the reply contains one. */
  message: string | null;
  httpStatus: number | null;
  /** Seconds, from Retry-After. */
  retryAfter: number | null;
  /** It is certain that the server did not act: it refused in a readable envelope, or nothing was sent. */
  didNotAct: boolean;
  /** The envelope is a refusal, under any HTTP status: the server has finished the call without acting. */
  isRefusal: boolean;
}

export const GENERAL_ERROR = 'Something went wrong. Please try again.';

export const apiError = (kind: ApiErrorKind, details: Partial<Omit<ApiError, 'kind'>> = {}): ApiError => ({
  kind,
  message: null,
  httpStatus: null,
  retryAfter: null,
  didNotAct: false,
  isRefusal: false,
  ...details,
});

export const isApiError = (error: unknown): error is ApiError =>
  isRecord(error) && 'kind' in error && 'httpStatus' in error;

/**
 * Whether a call that changes something may have taken effect despite its error. Only a clear refusal rules it out; a
 * proxy's page, a limiter's 429, a lost or unreadable reply leave the outcome unknown.
 */
export const isOutcomeUnknown = (error: unknown): boolean => !isApiError(error) || !error.didNotAct;

/** An earlier try of the same call is still in progress. */
export const isInProgress = (error: unknown): boolean => isApiError(error) && error.httpStatus === 409;

/** A refusal that an earlier attempt may have caused, since it already did the work; the order shows the outcome. */
export const mayBeCausedByEarlierTry = (error: unknown): boolean =>
  isInProgress(error) || (isApiError(error) && error.isRefusal && REFUSAL_KINDS.includes(error.kind));

/** The reply belongs to a session that has ended, so it is not shown. */
export const isSuperseded = (error: unknown): boolean => isApiError(error) && error.kind === 'superseded';

/** The error message for the shopper: the server's, else the screen's own. */
export const errorText = (error: unknown, otherwise: string = GENERAL_ERROR): string =>
  (isApiError(error) ? error.message : null) ?? otherwise;

/** The request got no answer at all, so its outcome is unknown. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && error.httpStatus === null && (error.kind === 'offline' || error.kind === 'timeout');

/** The error message for a call that is safe to repeat: a read, or setting a quantity. An unanswered call may be reported as such. */
export const readErrorText = (error: unknown, otherwise?: string): string =>
  isUnanswered(error) ? 'The shop can’t be reached. Try again.' : errorText(error, otherwise);

/** Errors that count as a refusal by the shop; an overload or a timeout leaves the outcome unknown. */
export const REFUSAL_KINDS: readonly ApiErrorKind[] = ['refused', 'notFound', 'unauthorised'];

const KINDS: Record<number, ApiErrorKind> = {
  401: 'unauthorised',
  404: 'notFound',
  408: 'timeout',
  425: 'busy',
  429: 'busy',
};

export const kindOfStatus = (status: number, retryAfter: number | null): ApiErrorKind => {
  const known = KINDS[status];
  if (known) return known;
  if (status >= 500) return status === 503 && retryAfter !== null ? 'busy' : 'server';
  return 'refused';
};
