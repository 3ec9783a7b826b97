import { isRefusalBody } from '../../src/contract/envelope';
import { readMessage } from '../../src/contract/message';
import { readNumber } from '../../src/contract/plainReaders';
import { isRecord } from '../../src/lib/json';
import type { Exchange } from './exchange';
import { fieldOf, messageFindings, unread } from './replies';
import { broken, brokenUnless, type Finding, lenient, lenientUnless } from './verdict';

/** HTTP codes under which the outcome stays unknown, whatever the envelope says. */
const OPEN = new Set([408, 425, 429]);
/** HTTP codes under which status 0 does not mean "not found". */
const NOT_MISSING = new Set([401, 403, 422, ...OPEN]);

/** A refusal by the shop itself: an envelope under 2xx or 4xx. */
export const refuses = (seen: Exchange): Finding[] => {
  const { http, body, sent } = seen;
  const flaw = unread(seen);
  if (flaw !== null) return broken(flaw);
  if (http >= 500 || OPEN.has(http)) return broken(`HTTP ${http} leaves open whether it has happened`);
  if (http === 401 && 'Authorization' in sent.headers) return broken('401 ends the session; use 403 or 200');
  if (!isRefusalBody(body)) {
    return broken(`HTTP ${http} with status ${JSON.stringify(fieldOf(body, 'status'))} is no refusal`);
  }
  const message = readMessage(fieldOf(body, 'message'));
  return [...messageFindings(body), ...lenientUnless(message !== null, 'the refusal has no message for the shopper')];
};

/** A missing thing must be reported differently from a server error. */
export const reportsMissing = (seen: Exchange, { orEmpty = false } = {}): Finding[] => {
  const { http, body } = seen;
  if (http === 404) return [];
  const flaw = unread(seen);
  if (flaw !== null) return broken(flaw);
  const isRefusal = readNumber(fieldOf(body, 'status')) === 0;
  if (http >= 400 && http < 500 && isRefusal && !NOT_MISSING.has(http)) return [];
  if (http < 200 || http > 299) return broken(`HTTP ${http} does not say that there is none; 404 or status 0 does`);
  const data = fieldOf(body, 'data') ?? null;
  const isEmpty = orEmpty && Array.isArray(data) && data.length === 0;
  const isNone = isRefusal || data === null || isEmpty;
  return brokenUnless(isNone, 'it is answered as if it existed');
};

/** A call that needs a customer, without a token or with an invalid one. */
export const needsSession = (seen: Exchange): Finding[] => {
  const { http, body, sent } = seen;
  if (http === 0) return broken(`there was no reply: ${seen.text}`);
  if (http === 401) return lenientUnless(isRecord(body), 'the 401 has no envelope');
  if ('Authorization' in sent.headers) return broken(`HTTP ${http}, not 401: the session would never end`);
  const isNo = http >= 400 ? http < 500 : isRefusalBody(body);
  return isNo ? lenient(`HTTP ${http}, not 401`) : broken(`HTTP ${http}, not 401`);
};
