import { isApiError } from './apiError';

/** What a limited call says; null for every other error. It names the waiting time even where the server's words do not. */
export const waitText = (error: unknown): string | null => {
  if (!isApiError(error) || error.httpStatus !== 429 || error.retryAfter === null) return null;
  const minutes = Math.ceil(error.retryAfter / 60);
  return `Too many attempts. Try again in ${minutes > 1 ? `${minutes} minutes` : 'a minute'}.`;
};
