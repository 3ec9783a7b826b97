import { type ApiErrorKind, isApiError } from '../../api/apiError';

/** Failures after which the server may or may not have acted. */
const UNKNOWN: readonly ApiErrorKind[] = ['offline', 'timeout', 'malformed', 'server', 'superseded'];

export const isOutcomeUnknown = (error: unknown): boolean => !isApiError(error) || UNKNOWN.includes(error.kind);
