import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** Resolves with the result, or with undefined when the work fails or takes longer. */
export const withTimeout = async <T>(work: Promise<T>, ms: number): Promise<T | undefined> => {
  const timer = new AbortController();
  const late = setTimeout(ms, undefined, { signal: timer.signal }).catch(() => undefined);
  const done = await Promise.race([work.catch(() => undefined), late]);
  timer.abort();
  return done;
};

/** The API in this process. */
export interface ReplySource {
  fetch: (request: Request) => Promise<Response>;
  apiKey: string;
}

/** A reply that has arrived; it is decompressed only when read. */
export interface ApiReply {
  call: string;
  /** Changes whenever the reply changes. */
  digest: string;
  read: () => Promise<string>;
}

/** Requests a public reply with the shop's key and no shopper data. */
const ask = async ({ fetch, apiKey }: ReplySource, call: string): Promise<ApiReply | undefined> => {
  // The API stores its replies compressed.
  const headers = { Accept: 'application/json', 'Accept-Encoding': 'gzip', 'X-Api-Key': apiKey };
  const response = await fetch(new Request(`http://localhost/api/v1${call}`, { headers }));
  if (response.status !== 200) return undefined;
  const body = Buffer.from(await response.arrayBuffer());
  const isPacked = response.headers.get('Content-Encoding') === 'gzip';
  const digest = createHash('sha256').update(body).digest('base64url');
  return { call, digest, read: async () => (isPacked ? await promisify(gunzip)(body) : body).toString() };
};

/** The replies that arrive in time, in the order of their calls. */
export const fetchReplies = async (
  api: ReplySource,
  calls: readonly string[],
  timeoutMs: number,
): Promise<ApiReply[]> => {
  const answers = await Promise.all(calls.map((call) => withTimeout(ask(api, call), timeoutMs)));
  return answers.filter((answer) => answer !== undefined);
};
