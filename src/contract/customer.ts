import * as v from 'valibot';
import { isSameWord } from '../lib/fold';
import { isRecord } from '../lib/json';
import { readText } from './plainReaders';
import { field, shape, text } from './readers';

/** The value of the account's `eligible` with which a shopper may buy in instalments. */
export const APPROVED = 'Approved';

/** Returns any spelling of 'Approved' as the shop compares it, also its other name. Other values are returned as sent. */
const readEligible = (raw: unknown): string => {
  const word = readText(raw);
  return [APPROVED, 'confirmed'].some((name) => isSameWord(word, name)) ? APPROVED : word;
};

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

export const asRecord = (raw: unknown): Record<string, unknown> => (isRecord(raw) ? raw : {});

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
