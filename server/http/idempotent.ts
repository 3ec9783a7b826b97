import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isRecord, parseJson } from '../../src/lib/json';
import type { TransactionalDatabase } from '../db/database';
import { nested } from '../db/nested';
import { claimKey, findReply, storeReply, type StoredReply, type Press } from '../domain/storedReplies';
import { sign } from '../security/signatures';
import type { ShopCall } from './context';
import { Refusal } from './envelope';
import { refusalReply } from './errors';

/** Must use the given connection for every write, because the key is stored in the same transaction. */
export type IdempotentWork = (database: TransactionalDatabase) => Promise<Response>;

/** Reads, validates and computes slow hashes; returns the work that writes. */
export type Preparation = (call: ShopCall) => Promise<IdempotentWork>;

/** The owner of the key. */
type Owner = (call: ShopCall) => Promise<string>;

export const byAccount: Owner = (call) => Promise.resolve(call.get('user').id);

/** For callers without an account. The e-mail itself is not stored. */
export const byEmail: Owner = async (call) => {
  const email = emailIn(await call.req.text());
  return sign(call.get('shop').secret, 'key owner', email);
};

/** Empty for a body that cannot be parsed: the preparation refuses it. */
const emailIn = (text: string): string => {
  const body = parseJson(text);
  return isRecord(body) && typeof body.email === 'string' ? body.email.trim().toLowerCase() : '';
};

// The IETF draft requires a quoted string; many clients omit the quotation marks.
const KEY = /^(?:"([\w-]{16,64})"|([\w-]{16,64}))$/;

const readIdempotencyKey = (header: string | undefined): string | undefined => {
  if (header === undefined) return undefined;
  const [, quoted, bare] = KEY.exec(header.trim()) ?? [];
  const key = quoted ?? bare;
  if (key === undefined) {
    throw new Refusal('The Idempotency-Key must be 16 to 64 letters, digits, hyphens or underscores.', 400);
  }
  return key;
};

const pressOf = async (call: ShopCall, key: string, owner: Owner): Promise<Press> => {
  const { secret, now } = call.get('shop');
  // Signed, not just hashed: a body may hold a password, and a bare hash of it could be brute-forced.
  const fingerprint = sign(secret, 'request', call.req.method, call.req.path, await call.req.text());
  return { account: await owner(call), key, fingerprint, at: now() };
};

/** A refusal that must not be stored: it depends on the moment or the caller, so a repetition may get another one. */
const isTransient = ({ httpStatus }: Refusal): boolean => httpStatus >= 500 || httpStatus === 429 || httpStatus === 401;

const answerOf = async (call: ShopCall, work: IdempotentWork, database: TransactionalDatabase): Promise<Response> => {
  try {
    return await work(database);
  } catch (error) {
    if (error instanceof Refusal && !isTransient(error)) return refusalReply(call, error);
    throw error;
  }
};

interface Answer {
  reply: Response;
  /** Time of the first response. */
  at: number;
}

const repeatReply = (call: ShopCall, { fingerprint }: Press, stored: StoredReply): Answer => {
  if (stored.fingerprint !== fingerprint) {
    throw new Refusal('This Idempotency-Key belongs to another request.', 422);
  }
  const headers = { 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' };
  const reply = call.body(stored.reply, stored.http_status as ContentfulStatusCode, headers);
  return { reply, at: Date.parse(stored.created_at) };
};

/** Key, work and reply are stored in one transaction. */
const workOnce = (call: ShopCall, press: Press, work: IdempotentWork): Promise<Answer> =>
  call.get('shop').database.transaction(async (tx) => {
    if (!(await claimKey(tx, press))) {
      const stored = await findReply(tx, press);
      if (stored) return repeatReply(call, press, stored);
      throw new Refusal('Something went wrong. Please try again.', 503, { 'Retry-After': '1' });
    }
    const reply = await answerOf(call, work, nested(tx));
    await storeReply(tx, press, reply.status, await reply.clone().text());
    return { reply, at: press.at };
  });

/** Runs for the first and every repeated reply, and adds data that must not be stored, such as tokens. */
type Finish = (call: ShopCall, reply: Response, at: number) => Response | Promise<Response>;

const asItIs: Finish = (_call, reply) => reply;

/** Runs a call once for each Idempotency-Key and answers every repetition with the first reply. */
export const idempotent =
  (owner: Owner, prepare: Preparation, finish = asItIs) =>
  async (call: ShopCall): Promise<Response> => {
    const { database, now } = call.get('shop');
    const key = readIdempotencyKey(call.req.header('idempotency-key'));
    if (key === undefined) return finish(call, await (await prepare(call))(database), now());
    const press = await pressOf(call, key, owner);
    const stored = await findReply(database, press);
    const { reply, at } = stored ? repeatReply(call, press, stored) : await workOnce(call, press, await prepare(call));
    return finish(call, reply, at);
  };
