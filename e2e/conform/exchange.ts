import { CHECKOUT_TIMEOUT } from '../../src/config/constants';
import { readNumber } from '../../src/contract/plainReaders';
import { parseJson } from '../../src/lib/json';

export type Fetch = (request: Request) => Promise<Response>;

export interface Sent {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
}

export interface Exchange {
  sent: Sent;
  /** 0 when there was no reply; `text` is the reason. */
  http: number;
  headers: Headers;
  text: string;
  /** Undefined when the body is not JSON. */
  body: unknown;
  ms: number;
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

/** Sends one request and records the reply; never follows redirects, retries or throws. */
export const exchange = async (fetch: Fetch, sent: Sent): Promise<Exchange> => {
  const { url, method, headers, body } = sent;
  const began = performance.now();
  const passed = () => performance.now() - began;
  try {
    const reply = await fetch(
      new Request(url, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(CHECKOUT_TIMEOUT),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await reply.text();
    return { sent, http: reply.status, headers: reply.headers, text, body: parseJson(text), ms: passed() };
  } catch (error) {
    return { sent, http: 0, headers: new Headers(), text: reasonOf(error), body: undefined, ms: passed() };
  }
};

/** The longest Retry-After, in seconds, that the kit waits for. */
const MAX_RETRY_AFTER = 90;

interface Sender {
  fetch: Fetch;
  wait: (ms: number) => Promise<void>;
}

/** Retries once after a rate limit that says how long to wait. */
export const exchangeWithRetry = async ({ fetch, wait }: Sender, sent: Sent): Promise<Exchange> => {
  const seen = await exchange(fetch, sent);
  const seconds = readNumber(seen.headers.get('Retry-After')) ?? MAX_RETRY_AFTER + 1;
  if (seen.http !== 429 || seconds > MAX_RETRY_AFTER) return seen;
  await wait(seconds * 1000);
  return exchange(fetch, sent);
};
