import { env } from '../config/env';
import type { FirstReads } from '../contract/firstReads';
import type { FirstReplies } from '../contract/firstReplies';
import { jsonResponse } from './embeddedReplies';
import type { EarlyReplies } from './early';
import { readStored } from './readStored';

/**
 * Requests the reads that the page did not include, and leaves all replies where the API layer finds them. The included
 * replies were requested without a token: for a signed-in customer everything is requested again.
 */
export const startReads = (
  { calls, later }: FirstReads,
  { replies: embedded }: FirstReplies,
  isTime: Promise<unknown>,
): EarlyReplies['replies'] => {
  const token = readStored('token');
  // A second start adds to the replies of the first.
  const early: EarlyReplies =
    window.__early?.token === token ? window.__early : { token, replies: new Map(), arrived: new Set() };
  window.__early = early;
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Api-Key': env.apiKey };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  const put = (call: string, ask: (url: string) => Promise<Response>) => {
    const url = env.apiBaseUrl + call;
    const isThere = token === null && Object.hasOwn(embedded, call);
    const reply = isThere ? Promise.resolve(jsonResponse(embedded[call])) : ask(url);
    early.replies.set(url, reply);
    reply.then(
      ({ ok }) => {
        if (ok) early.arrived.add(url);
      },
      // The API layer handles an error later; until then the rejection must not count as unhandled.
      () => undefined,
    );
  };
  for (const call of calls) put(call, (url) => fetch(url, { headers }));
  for (const call of later) put(call, (url) => isTime.then(() => fetch(url, { headers })));
  return early.replies;
};
