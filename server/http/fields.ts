import * as v from 'valibot';
import { DURATIONS_TEXT } from '../../src/domain/durations';
import { validatePassword } from '../security/newPassword';

/** Required text; missing, null, a number or blank all get the same message. */
export const nonEmptyText = (message: string, max = 200) =>
  v.pipe(v.string(message), v.trim(), v.minLength(1, message), v.maxLength(max, 'That is too long.'));

/** Control characters would let a text change the operator's screen. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
export const manyLines = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

/** A customer's name and phone, at sign-up and when they are changed. */
export const person = {
  first_name: nonEmptyText('Provide your first name', 80),
  last_name: nonEmptyText('Provide your last name', 80),
  phone: nonEmptyText('Provide your phone', 40),
};

/** Passwords are not trimmed. */
export const password = (message: string) =>
  v.pipe(v.string(message), v.minLength(1, message), v.maxLength(200, 'That is too long.'));

export const newPassword = (message: string) =>
  v.pipe(
    password(message),
    v.check(
      (text) => validatePassword(text) === undefined,
      (issue) => validatePassword(issue.input) ?? message,
    ),
  );

/** A number in an address; the usual one when it is missing or invalid. */
export const countParam = (usual: number, most: number) =>
  v.fallback(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1), v.maxValue(most)), usual);

export const optionalText = (max = 200) =>
  v.pipe(v.nullish(v.string('The request could not be read.'), ''), v.trim(), v.maxLength(max, 'That is too long.'));

export const email = (message: string) =>
  v.pipe(nonEmptyText(message), v.toLowerCase(), v.email('That is not a complete email address'));

/** Ids are sent as numbers or as strings of digits. */
export const id = (message: string) =>
  v.pipe(
    v.union([v.number(), v.string()], message),
    v.transform(Number),
    v.safeInteger(message),
    v.minValue(1, message),
  );

export const quantityField = v.pipe(
  v.number('Choose a quantity of 1 or more'),
  v.safeInteger('Choose a quantity of 1 or more'),
  v.minValue(1, 'Choose a quantity of 1 or more'),
  v.maxValue(100_000, 'That is more than you can buy at once'),
);

/** The highest amount that a call may name, in major units. */
export const mostMoney = 1e12;

/** Decimal major units in, integer minor units out. */
export const money = (message: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))], message),
    v.finite(message),
    v.check((amount) => Math.abs(amount) <= mostMoney, message),
    v.transform((amount) => Math.round(amount * 100)),
  );

const chooseDuration = `Choose a duration of ${DURATIONS_TEXT}`;

export const duration = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))], chooseDuration),
  v.safeInteger(chooseDuration),
);
