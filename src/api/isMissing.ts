import { isApiError } from './apiError';

/** The shop's `status` 0, under HTTP 200 or a 4xx. 403 and 422 mean that the customer or the request was rejected. */
export const isRefusedInBody = (error: unknown): boolean =>
  isApiError(error) &&
  error.kind === 'refused' &&
  error.isRefusal &&
  error.httpStatus !== 403 &&
  error.httpStatus !== 422;

/**
 * Whether a read was answered with "not found": status 0, or HTTP 404. Data of `null` means the same, but is no error.
 * After any other error it is unknown whether the thing exists.
 */
export const isMissing = (error: unknown): boolean =>
  isRefusedInBody(error) || (isApiError(error) && error.kind === 'notFound');
