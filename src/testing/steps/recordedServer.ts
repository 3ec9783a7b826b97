import { wireCallOf } from '../builders/calls';
import { hasRecordedReply, recordedAnswer } from '../recordedAnswer';
import { tokenFor } from '../testTokens';
import { dataAt, isGood, isRead, isPressOutcome, type Story, type StoryStep } from './storyOf';
import { wireOf } from './wireOf';

const NEVER = new Promise<never>(() => undefined);

/** Placeholders for required reply fields that a report never contains. */
const NEEDED: Readonly<Record<string, object>> = {
  login: { token: tokenFor(3_600_000) },
  changePassword: { token: tokenFor(3_600_000) },
};

const json = (body: unknown): Promise<Response> => Promise.resolve(new Response(JSON.stringify(body)));

/**
 * Replies to each call as recorded; `steps` are the shop's steps so far. A call without a usable reply stays pending
 * and is listed.
 */
export const recordedServer = ({ outcomes, before, after }: Story, steps: () => readonly StoryStep[]) => {
  const unanswered = new Set<string>();

  const read = (endpoint: string, good: object): Promise<Response> | null => {
    // A shopper who is signed in at the start of the recording has a valid session.
    if (endpoint === 'getLoginStatus') return json(good);
    // Until a press changes something, the server's data stays the same.
    const first = steps().some(isPressOutcome) ? undefined : dataAt(before, endpoint);
    const later = outcomes.filter((outcome) => outcome.endpoint === endpoint).at(-1)?.data ?? dataAt(after, endpoint);
    const data = wireOf(endpoint, first ?? later);
    return data === undefined ? null : json({ ...good, data });
  };

  const answer = (endpoint: string, good: Record<string, unknown>): Promise<Response> | null => {
    const known = outcomes.filter((outcome) => outcome.endpoint === endpoint);
    const settled = steps().filter(({ about }) => about?.call === endpoint).length;
    const outcome = known[Math.min(settled, known.length - 1)];
    if (outcome && !isGood(outcome)) return hasRecordedReply(outcome) ? recordedAnswer(outcome) : null;
    if (isRead(endpoint)) return read(endpoint, good);
    if (!outcome) return null;
    const data = 'data' in good && { data: { ...(good.data as object), ...NEEDED[endpoint] } };
    return json({ ...good, ...data, message: outcome.message ?? null });
  };

  return {
    unanswered,
    fetch: (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init);
      const call = wireCallOf(request);
      const name = call?.endpoint ?? request.url;
      const reply = call ? answer(name, call.good) : null;
      if (reply) return reply;
      unanswered.add(name);
      return NEVER;
    },
  };
};
