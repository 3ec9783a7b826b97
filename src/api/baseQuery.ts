import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { READ_TIMEOUT } from '../config/constants';
import { apiError, type ApiError, isOutcomeUnknown } from './apiError';
import { sessionRefused } from './apiEvents';
import { type Call, isRead } from './call';
import type { ApiExtra } from './extra';
import { readReply, type Read } from './readReply';
import { callFingerprint } from './idempotencyKeys';
import { type Attempt, send, TIMED_OUT } from './send';

const BACK_OFF = [300, 900];
const LONGEST_WAIT = 30;

/** Delay before a read is retried; null: no retry. Only reads are ever retried. */
const pauseBefore = (attempt: number, error: ApiError): number | null => {
  if (error.kind === 'busy') {
    const seconds = error.retryAfter ?? 1;
    return attempt === 0 && seconds <= LONGEST_WAIT ? seconds * 1000 : null;
  }
  return error.kind === 'offline' || error.kind === 'server' ? (BACK_OFF[attempt] ?? null) : null;
};

type Tags = Omit<Attempt, 'signal'>;

/** One attempt, with its own time limit. */
const attempt = async (call: Call, api: BaseQueryApi, extra: ApiExtra, tags: Tags): Promise<Read> => {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort(TIMED_OUT);
  }, call.timeout ?? READ_TIMEOUT);
  const stop = () => {
    limit.abort();
  };
  api.signal.addEventListener('abort', stop);
  const sent = await send(call, extra, { ...tags, signal: limit.signal });
  clearTimeout(timer);
  api.signal.removeEventListener('abort', stop);
  return 'error' in sent ? sent : readReply(call, sent, extra.yieldToMain);
};

/** The store ignores every action during time travel, also the one that ends a request. */
const untilLive = async ({ isTimeTravelling }: ApiExtra): Promise<void> => {
  while (isTimeTravelling()) await new Promise((resolve) => setTimeout(resolve, 300));
};

const repeated = async (call: Call, api: BaseQueryApi, extra: ApiExtra, tags: Tags): Promise<Read> => {
  // A schedule is read by POST and a verification link writes by GET, so the method does not define a read.
  const mayRepeat = api.type === 'query' && isRead(call);
  for (let count = 0; ; count += 1) {
    const result = await attempt(call, api, extra, tags);
    const pause = 'error' in result && mayRepeat ? pauseBefore(count, result.error) : null;
    if (pause !== null) await extra.wait(pause);
    await untilLive(extra);
    if (pause === null) return result;
    if (api.signal.aborted) return result;
  }
};

const NOT_SENT = { didNotAct: true };

/** No request ends during time travel. */
const NEVER = new Promise<never>(() => undefined);

export const baseQuery: BaseQueryFn<Call, unknown, ApiError, object, number> = async (call, api) => {
  const extra = api.extra as ApiExtra;
  if (extra.isTimeTravelling()) return NEVER;
  const tokenAtStart = extra.readToken();
  if (call.authorised) extra.checkSession();
  const token = extra.readToken();
  // A call of one shopper must not run in the session of the next.
  if (call.authorised && token !== null && token !== tokenAtStart) return { error: apiError('superseded', NOT_SENT) };
  if (call.authorised && token === null) return { error: apiError('unauthorised', NOT_SENT) };

  const press = call.once ? callFingerprint(call, token) : null;
  const { key, isRetry } = press === null ? { key: null, isRetry: false } : extra.idempotencyKeys.start(press);
  const result = await repeated(call, api, extra, { token, key });
  // The earlier try may have succeeded: this refusal may only mean that nothing is left to do, or concern this try
  // alone.
  if (isRetry && call.outcomeInOrder === true && 'error' in result) result.error.didNotAct = false;
  if (press !== null && !('error' in result && isOutcomeUnknown(result.error))) extra.idempotencyKeys.complete(press);
  const isUnauthorised = 'error' in result && result.error.kind === 'unauthorised';
  // A password change in another tab may just have stored a new token, which decides whether this 401 counts.
  if (isUnauthorised) extra.checkSession();
  const now = extra.readToken();
  // A reply for one shopper must never be shown to the next.
  if (call.authorised && token !== now) return { error: apiError('superseded') };
  if (isUnauthorised && token !== null) {
    // The 401 of a concurrent call may have ended the session already.
    if (token === now) api.dispatch(sessionRefused());
    // A visitor may read public data.
    if (api.type === 'query' && !call.authorised) return repeated(call, api, extra, { token: null, key });
  }
  return result;
};
