import type { ApiExtra } from './extra';
import { type ApiError, apiError } from './apiError';
import { bodyText, type Call, callUrl, isRead } from './call';

export type Sent = { response: Response; text: string } | { error: ApiError };

/** The parameters of one attempt. */
export interface Attempt {
  token: string | null;
  /** Idempotency key of a call marked `once`. */
  key: string | null;
  signal: AbortSignal;
}

const initOf = (call: Call, extra: ApiExtra, { token, key, signal }: Attempt): RequestInit => {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Api-Key': extra.apiKey };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  // Chromium lets a read wait for an unfinished read of the same URL, which may be the previous customer's.
  if (isRead(call)) return { headers, signal, cache: call.authorised ? 'no-store' : 'default' };
  const body = bodyText(call);
  const method = call.method ?? 'GET';
  const init: RequestInit = { method, headers, signal, keepalive: call.keepalive ?? false };
  if (key !== null) {
    if (extra.sendsKeys) headers['Idempotency-Key'] = `"${key}"`;
    // Browsers resend a POST when a reused connection dies. Requests without credentials use a separate pool, so the
    // connection is new.
    init.credentials = 'omit';
  }
  if (body === undefined) return init;
  headers['Content-Type'] = 'application/json';
  return { ...init, body };
};

/** Whether the reply comes from the server itself; other replies may come from a cache, with an old date. */
const isFresh = (call: Call): boolean => call.authorised === true || !isRead(call);

/** Sends once and reads the whole body; `signal` ends both. */
export const send = async (call: Call, extra: ApiExtra, attempt: Attempt): Promise<Sent> => {
  const { token, signal } = attempt;
  const url = callUrl(extra.baseUrl, call);
  try {
    const early = isRead(call) ? extra.takeEarlyReply(url, token) : undefined;
    const noteDate = extra.clock.start();
    const response = await untilAborted(early ?? extra.fetch(url, initOf(call, extra, attempt)), signal);
    if (isFresh(call)) noteDate(response.headers.get('Date'));
    return { response, text: await untilAborted(response.text(), signal) };
  } catch {
    return { error: apiError(signal.aborted && signal.reason === TIMED_OUT ? 'timeout' : 'offline') };
  }
};

export const TIMED_OUT = 'timed out';

/** An early request has no abort signal, so the wait for its body is aborted here. */
const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      reject(new Error('aborted'));
    };
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', abort);
    });
  });
