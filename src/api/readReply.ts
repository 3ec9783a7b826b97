import * as v from 'valibot';
import { hasVerdict, saysNo } from '../contract/envelope';
import { readMessage } from '../contract/message';
import { apiError, type ApiErrorKind, kindOfStatus, type ApiError } from './apiError';
import type { Call } from './call';

export type Read = { data: unknown } | { error: ApiError };

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const messageOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'message' in body ? readMessage(body.message) : null;

const retryAfterOf = (response: Response): number | null => {
  const seconds = Number(response.headers.get('Retry-After') ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};

/** Kinds of 4xx by which the shop can say no; an overload or a time limit is no answer to what was asked. */
const NO_KINDS: readonly ApiErrorKind[] = ['refused', 'notFound', 'unauthorised'];

const isOne = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'status' in reply && reply.status === 1;

/** Reply text → model or error. Nothing of a reply that was refused or unreadable is kept but its message. */
export const readReply = (call: Call, response: Response, text: string): Read => {
  const body = parse(text);
  const retryAfter = retryAfterOf(response);
  if (!response.ok) {
    const kind = kindOfStatus(response.status, retryAfter);
    const isNo = NO_KINDS.includes(kind) && saysNo(body);
    return { error: apiError(kind, { message: messageOf(body), httpStatus: response.status, retryAfter, isNo }) };
  }
  const read = v.safeParse(call.reply, body);
  if (!read.success) return { error: apiError('malformed', { httpStatus: response.status }) };
  if (call.succeeds ? call.succeeds(read.output) : isOne(read.output)) return { data: read.output };
  const isNo = hasVerdict(body);
  return { error: apiError('refused', { message: messageOf(body), httpStatus: response.status, isNo }) };
};
