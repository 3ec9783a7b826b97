import { isApiError } from './apiError';

/** A readable envelope under HTTP 200 that says no: `status` 0. */
export const isRefusedInBody = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'refused' && error.httpStatus === 200 && error.isNo;

/**
 * Whether the answer to a read is that there is no such thing: status 0, or HTTP 404. Data of `null` says the same, but
 * is no error. Whatever else went wrong, nobody knows whether the thing is there.
 */
export const isMissing = (error: unknown): boolean =>
  isRefusedInBody(error) || (isApiError(error) && error.kind === 'notFound');
