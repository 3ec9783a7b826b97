import { createHmac, randomBytes } from 'node:crypto';
import { type Answer, refused, type Reply } from './call';

interface StoredReply {
  fingerprint: string;
  reply: () => Reply;
}

/** The stored replies, by owner and key. All work is synchronous, so requests never run concurrently. */
export type Presses = Map<string, StoredReply>;

/** Keyed, because a body may contain a password and a plain hash of it could be guessed. */
const SECRET = randomBytes(32);
const fingerprintOf = (request: string): string => createHmac('sha256', SECRET).update(request).digest('hex');

const FORM = /^(?:"([\w-]{16,64})"|([\w-]{16,64}))$/;

export interface Press {
  /** The account, or the e-mail address without one. */
  owner: string;
  /** The value of the Idempotency-Key header. */
  key: string;
  /** Method, path and body. */
  request: string;
}

const madeOf = (answer: Answer): (() => Reply) => (typeof answer === 'function' ? answer : () => answer);

/** Whether a repeated request may get another reply; such replies are not stored. */
const isTransient = ({ http = 200 }: Reply): boolean => http === 401 || http === 429 || http >= 500;

/** The first reply to a press; null when the press is not a repetition. */
export const storedReply = (presses: Presses, { owner, key, request }: Press): Reply | null => {
  const match = FORM.exec(key.trim());
  if (!match) return refused('This key is not of the form', 400);
  const stored = presses.get(`${owner} ${match[1] ?? match[2] ?? ''}`);
  if (!stored) return null;
  return stored.fingerprint === fingerprintOf(request)
    ? stored.reply()
    : refused('This key belongs to another request', 422);
};

/** Stores the reply of a new press. */
export const storeReply = (presses: Presses, { owner, key, request }: Press, answer: Answer): Reply => {
  const reply = madeOf(answer);
  const name = `${owner} ${key.trim().replaceAll('"', '')}`;
  if (!isTransient(reply())) presses.set(name, { fingerprint: fingerprintOf(request), reply });
  return reply();
};
