import { isApiError } from './apiError';

/** A readable envelope under HTTP 200 that says no: `status` 0. */
export const isRefusedInBody = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'refused' && error.httpStatus === 200 && error.isNo;

/**
 * Whether a read was answered with "not found": status 0, or HTTP 404. Data of `null` means the same, but is no error.
 * After any other failure it is unknown whether the thing exists.
 */
export const isMissing = (error: unknown): boolean =>
  isRefusedInBody(error) || (isApiError(error) && error.kind === 'notFound');
