import { isResultSuccess, statusIs } from '../../src/contract/envelope';
import { readMessage } from '../../src/contract/message';
import { isRecord } from '../../src/lib/json';
import type { WireCall } from '../../src/testing/builders/calls';
import type { Exchange } from './exchange';
import { wireCall } from './kit';
import { shapeFindings } from './shape';
import { broken, type Finding, lenientUnless } from './verdict';

/** The reason why this is not a valid reply; null when it can be read. */
export const unread = ({ http, text, body }: Exchange): string | null => {
  if (http === 0) return `there was no reply: ${text}`;
  return isRecord(body) ? null : `HTTP ${http} is not a JSON object: ${JSON.stringify(text.slice(0, 40))}`;
};

export const fieldOf = (body: unknown, name: string): unknown => (isRecord(body) ? body[name] : undefined);

export const messageFindings = (body: unknown): Finding[] => {
  const message = fieldOf(body, 'message');
  const isPlain = typeof message !== 'string' || (readMessage(message) ?? '') === message.trim();
  return lenientUnless(isPlain, `message is not plain text of at most 300 characters`);
};

const isYes = ({ good }: WireCall, body: unknown): boolean => {
  if ('result' in good) return isResultSuccess(fieldOf(body, 'result'));
  return !('status' in good) || statusIs(fieldOf(body, 'status'), Number(good.status));
};

/** The reply of a call that works. */
export const answers = (name: string, seen: Exchange): Finding[] => {
  const { http, body, headers } = seen;
  const flaw = unread(seen);
  if (flaw !== null) return broken(flaw);
  const call = wireCall(name);
  if (http < 200 || http > 299) return broken(`HTTP ${http}: ${readMessage(fieldOf(body, 'message')) ?? 'no message'}`);
  if (!isYes(call, body)) {
    const { status, result } = body as Record<string, unknown>;
    return broken(`no success: ${JSON.stringify({ status, result, message: readMessage(fieldOf(body, 'message')) })}`);
  }
  const type = headers.get('Content-Type') ?? 'nothing';
  return [
    ...shapeFindings(call, body),
    ...messageFindings(body),
    ...lenientUnless(/\bjson\b/i.test(type), `Content-Type is ${type}, not application/json`),
  ];
};
