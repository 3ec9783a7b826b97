import { errorText, isApiError } from '../../api/apiError';
import { mentionedFields } from '../../api/mentionedField';
import { MISSING } from '../../ui/formFields';
import type { FormProblem, FormValues } from '../../ui/useForm';

export type LoginField = 'email' | 'password';
export const LOGIN_FIELDS: readonly LoginField[] = ['email', 'password'];

/** An e-mail of spaces only is empty; in a password spaces count. */
export const validateLogin = ({ email, password }: FormValues<LoginField>): FormProblem<LoginField> | null => {
  const fields = {
    ...(email.trim() === '' && { email: MISSING }),
    ...(password === '' && { password: MISSING }),
  };
  return Object.keys(fields).length > 0 ? { text: 'Provide email and password', fields } : null;
};

export type RegisterField = 'first_name' | 'last_name' | 'phone' | 'email' | 'password';
export const REGISTER_FIELDS: readonly RegisterField[] = ['first_name', 'last_name', 'phone', 'email', 'password'];

const NAMES: Record<RegisterField, string> = {
  first_name: 'first name',
  last_name: 'last name',
  phone: 'phone',
  email: 'email address',
  password: 'password',
};

/** A value of spaces only is empty, except in a password. */
const isEmpty = (field: RegisterField, value: string): boolean => (field === 'password' ? value : value.trim()) === '';

/** The message names the first missing field; all missing fields are marked. */
export const requireFields = <F extends RegisterField>(
  required: readonly F[],
  values: FormValues<F>,
): FormProblem<RegisterField> | null => {
  const missing = required.filter((field) => isEmpty(field, values[field]));
  const [first] = missing;
  if (first === undefined) return null;
  const fields = Object.fromEntries(missing.map((field) => [field, MISSING]));
  return { text: `Provide your ${NAMES[first]}`, fields };
};

export const validateRegistration = (values: FormValues<RegisterField>) => requireFields(REGISTER_FIELDS, values);

const MENTIONS: readonly [RegisterField, RegExp][] = [
  ['first_name', /first name/i],
  ['last_name', /last name/i],
  ['phone', /phone/i],
  ['email', /e-?mail/i],
  ['password', /password/i],
];

const NO_ANSWER =
  'Registration failed: the shop didn’t answer. Your account may have been created, so try signing in before you register again.';

/** The fields that the server refuses. */
export const refusedFields = (error: unknown): Partial<Record<RegisterField, string>> =>
  Object.fromEntries(mentionedFields(error, MENTIONS).map((field) => [field, `Check your ${NAMES[field]}`]));

/** Marks every field that the server refuses. When the response was lost, the account may or may not have been created. */
export const registerError = (error: unknown): FormProblem<RegisterField> => {
  const isLost = isApiError(error) && ['offline', 'timeout', 'malformed'].includes(error.kind);
  return {
    text: errorText(error, isLost ? NO_ANSWER : 'Registration failed'),
    fields: refusedFields(error),
  };
};
