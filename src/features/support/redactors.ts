import { accountKey } from '../../lib/accountKey';
import { plainWords } from './plainWords';
import type { Leaf } from './rule';

const exported = (put: Leaf['put']): Leaf => ({ kind: 'exported', put });
const hidden = (put: Leaf['put']): Leaf => ({ kind: 'private', put });

const shaped =
  (shape: RegExp, otherwise: unknown = null) =>
  (value: unknown): unknown =>
    typeof value === 'string' && (value === '' || shape.test(value)) ? value : value === undefined ? value : otherwise;

/** True or false, or nothing. */
export const flag = exported((value) => (typeof value === 'boolean' ? value : null));
export const number = exported((value) => (typeof value === 'number' ? value : null));
/** One of the words that the program itself knows. */
export const oneOf = (...words: readonly string[]): Leaf =>
  exported((value) => (typeof value === 'string' && words.includes(value) ? value : null));
/** The same in a list: another word is not even there. */
export const onlyOf = (...words: readonly string[]): Leaf =>
  exported((value) => (typeof value === 'string' && words.includes(value) ? value : undefined));
/** Text that the shop shows to everybody. */
export const publicText = exported((value) => (typeof value === 'string' ? value : value === undefined ? value : null));
export const numeric = exported(shaped(/^-?\d{1,9}([.,]\d{1,4})?$/, '…'));
export const day = exported(shaped(/^\d{4}-\d{2}-\d{2}([T ][\d:.+Z-]{0,24})?$/, ''));
/** What somebody wrote, as far as it is made of plain words that say nothing of anybody. */
export const words = exported((value) => (typeof value === 'string' ? plainWords(value) : null));

const SHORT = /^[\w-]{1,80}$/;
/** Long enough for a telephone number, or a card's. */
const MANY_DIGITS = /\d{7}/;
const isPlainName = (value: string): boolean => SHORT.test(value) && !MANY_DIGITS.test(value);

/** The name of a thing in the catalogue: anything that looks otherwise is replaced. */
export const slug = exported((value, names) =>
  typeof value !== 'string' || value === '' || isPlainName(value) ? (value ?? null) : names.standIn('thing', value),
);

/** Always the same word for the same value, and never the value. */
export const standIn = (kind: string): Leaf =>
  hidden((value, names) => (typeof value !== 'string' || value === '' ? (value ?? null) : names.standIn(kind, value)));

/** Something is there, but not what. */
export const placeholder = (text: string): Leaf =>
  hidden((value) => (typeof value !== 'string' || value === '' ? (value ?? null) : text));

/** Always this, whatever was there; `undefined`: not even the field. */
export const instead = (value: unknown): Leaf => hidden(() => value);
export const leftOut = instead(undefined);

export const PLACEHOLDER_ACCOUNT = {
  first_name: 'Firstname',
  last_name: 'Lastname',
  phone: '000 000 0000',
  email: 'shopper@example.com',
} as const;

/** A mark of whose something is: it goes on being theirs who are here, or somebody else's. */
export const owner = hidden((value, names) => {
  if (typeof value !== 'string' || value === accountKey(null)) return value;
  return names.isHere(value) ? accountKey(PLACEHOLDER_ACCOUNT) : 'other';
});
