import { accountKey } from '../../lib/accountKey';
import { plainWords } from './plainWords';
import type { Leaf } from './rule';

const exported = (redact: Leaf['redact']): Leaf => ({ kind: 'exported', redact });
const hidden = (redact: Leaf['redact']): Leaf => ({ kind: 'private', redact });

const shaped =
  (shape: RegExp, otherwise: string) =>
  (value: unknown): unknown =>
    typeof value === 'string' && (value === '' || shape.test(value)) ? value : value === undefined ? value : otherwise;

/** A boolean, or null. */
export const keptFlag = exported((value) => (typeof value === 'boolean' ? value : null));
export const keptNumber = exported((value) => (typeof value === 'number' ? value : null));
/** One of the program's own constants, or null. */
export const oneOf = (...words: readonly string[]): Leaf =>
  exported((value) => (typeof value === 'string' && words.includes(value) ? value : null));
/** The same for items of a list: any other word is dropped. */
export const onlyOf = (...words: readonly string[]): Leaf =>
  exported((value) => (typeof value === 'string' && words.includes(value) ? value : undefined));
/** Text that the shop shows to everyone. */
export const publicText = exported((value) => (typeof value === 'string' ? value : value === undefined ? value : null));
export const numeric = exported(shaped(/^-?\d{1,9}([.,]\d{1,4})?$/, '…'));
export const day = exported(shaped(/^\d{4}-\d{2}-\d{2}([T ][\d:.+Z-]{0,24})?$/, ''));
/** Free text, redacted to plain words that identify no one. */
export const words = exported((value) => (typeof value === 'string' ? plainWords(value) : null));

const SHORT = /^[\w-]{1,80}$/;
/** Long enough for a telephone or card number. */
const MANY_DIGITS = /\d{7}/;
/** The shape of a catalogue identifier. */
export const isPlainName = (value: string): boolean => SHORT.test(value) && !MANY_DIGITS.test(value);

/** A catalogue identifier: anything of another shape is replaced by a pseudonym. */
export const slug = exported((value, names) =>
  typeof value !== 'string' || value === '' || isPlainName(value) ? value : names.pseudonym('thing', value),
);

/** Replaces a value by a pseudonym, always the same one for the same value. */
export const pseudonym = (kind: string): Leaf =>
  hidden((value, names) => (typeof value !== 'string' || value === '' ? value : names.pseudonym(kind, value)));

/** Shows that a value is present, but not the value. */
export const placeholder = (text: string): Leaf =>
  hidden((value) => (typeof value !== 'string' || value === '' ? value : text));

/** Always this value; `undefined` drops the field. */
export const replacedBy = (value: unknown): Leaf => hidden(() => value);
export const omitted = replacedBy(undefined);

/** An empty value of the same type, so that a replayed page can read it. */
export const emptied = hidden((value) => (typeof value === 'string' ? '' : Array.isArray(value) ? [] : null));

export const PLACEHOLDER_ACCOUNT = {
  first_name: 'Firstname',
  last_name: 'Lastname',
  phone: '000 000 0000',
  email: 'shopper@example.com',
} as const;

/** The owner of some data: the current account (as a placeholder), a visitor, or 'other'. */
export const owner = hidden((value, names) => {
  if (typeof value !== 'string' || value === accountKey(null)) return value;
  return names.isCurrentAccount(value) ? accountKey(PLACEHOLDER_ACCOUNT) : 'other';
});
