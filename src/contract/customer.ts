import * as v from 'valibot';
import { isRecord } from '../lib/isRecord';
import { readMessage } from './message';
import { readEligible } from './eligible';
import { envelope } from './envelope';
import { readNumber } from './plainReaders';
import { field, readWith, shape, text } from './readers';

/** Keeps its wire shape, because the browser stores it as the account. */
export const userSchema = v.pipe(
  shape({ first_name: text, last_name: text, phone: text, email: text, eligible: field(readEligible) }),
  v.check(
    (user) => [user.first_name, user.last_name, user.phone, user.email].some(Boolean),
    'A user needs a name, phone or email',
  ),
);
export type User = v.InferOutput<typeof userSchema>;

const MAX_TOKEN = 16 * 1024;

/** Printable ASCII only: any other character is invalid in a header, and `fetch` would throw. */
export const readToken = (raw: unknown): string | null =>
  typeof raw === 'string' && raw.length < MAX_TOKEN && /^[\x21-\x7e]+$/.test(raw) ? raw : null;

const asRecord = (raw: unknown): Record<string, unknown> => (isRecord(raw) ? raw : {});

const anyReply = v.custom<Record<string, unknown>>((raw) => v.is(envelope, raw), 'Not a reply');

const readSession = (raw: Record<string, unknown>) => {
  const data = asRecord(raw.data);
  return {
    status: readNumber(raw.status),
    message: readMessage(raw.message),
    token: readToken(data.token) ?? readToken(data.access_token) ?? readToken(raw.token),
  };
};

export const loginReply = v.pipe(
  anyReply,
  v.transform((raw) => {
    const data = asRecord(raw.data);
    return {
      ...readSession(raw),
      user: readWith(userSchema)(data.user) ?? readWith(userSchema)(data) ?? readWith(userSchema)(raw.user),
    };
  }),
);
export type LoginReply = v.InferOutput<typeof loginReply>;

/** A back end that ends all other sessions on a password change may return a new token for this one. */
export const changePasswordReply = v.pipe(anyReply, v.transform(readSession));
export type ChangePasswordReply = v.InferOutput<typeof changePasswordReply>;

/** The accepted spellings of yes and no; any other value is invalid. */
const ANSWERS = new Map<unknown, boolean>([
  ...[true, 1, 'true', '1'].map((yes) => [yes, true] as const),
  ...[false, 0, 'false', '0'].map((no) => [no, false] as const),
]);

/** `active` at the top or in `data`. A reply without it is malformed, so that a guess never signs a shopper out. */
export const loginStatusReply = v.pipe(
  v.custom<Record<string, unknown>>(isRecord, 'Not a reply'),
  v.transform((raw) => ANSWERS.get(raw.active ?? asRecord(raw.data).active)),
  v.boolean('`active` is missing or not a boolean'),
  v.transform((active) => ({ active })),
);
export type LoginStatusReply = v.InferOutput<typeof loginStatusReply>;
