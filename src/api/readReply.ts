import { hasStatus, isRefusalBody, statusIs } from '../contract/envelope';
import { readMessage } from '../contract/message';
import { isRecord, parseJson } from '../lib/json';
import { type ApiError, apiError, kindOfStatus, REFUSAL_KINDS } from './apiError';
import type { Call } from './call';
import { readInSlices } from './readInSlices';

/** `meta`: the HTTP status of a reply that was read. */
export type Read = { data: unknown; meta: number } | { error: ApiError };

const messageOf = (body: unknown): string | null => (isRecord(body) ? readMessage(body.message) : null);

/** Seconds. A date is compared with the reply's own Date, because the device's clock may be wrong. */
const retryAfterOf = ({ headers }: Response): number | null => {
  const text = headers.get('Retry-After') ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.parse(headers.get('Date') ?? '')) / 1000;
  return seconds >= 0 ? seconds : null;
};

const isOne = (reply: unknown): boolean => isRecord(reply) && reply.status === 1;

const hasInfo = ({ infoStatus }: Call, { status }: Response, body: unknown): boolean =>
  infoStatus !== undefined && status !== 401 && isRecord(body) && statusIs(body.status, infoStatus);

/** Parses the reply text into a model or an error. Of a refused or unreadable reply only the message is kept. */
export const readReply = async (
  call: Call,
  { response, text }: { response: Response; text: string },
  yieldToMain: () => Promise<void>,
): Promise<Read> => {
  const body = parseJson(text);
  const retryAfter = retryAfterOf(response);
  if (!response.ok && !hasInfo(call, response, body)) {
    const kind = kindOfStatus(response.status, retryAfter);
    const isInProgress = call.once === true && response.status === 409;
    const message = messageOf(body);
    // A server checks the session before it acts, so a 401 in a framework's own shape is a refusal, too.
    const isSignedOut = response.status === 401 && message !== null;
    const isRefusal = (isSignedOut || isRefusalBody(body)) && !isInProgress;
    const didNotAct = isRefusal && REFUSAL_KINDS.includes(kind);
    const details = { message, httpStatus: response.status, retryAfter, didNotAct, isRefusal };
    return { error: apiError(kind, details) };
  }
  const read = await readInSlices(call, body, yieldToMain);
  if (read === undefined) return { error: apiError('malformed', { httpStatus: response.status }) };
  if (call.succeeds ? call.succeeds(read) : isOne(read)) return { data: read, meta: response.status };
  const isRefusal = hasStatus(body);
  const details = { message: messageOf(body), httpStatus: response.status, didNotAct: isRefusal, isRefusal };
  return { error: apiError('refused', details) };
};
