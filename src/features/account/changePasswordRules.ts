import { errorText } from '../../api/apiError';
import { mentionedField } from '../../api/mentionedField';
import { MISSING } from '../../ui/formFields';
import type { FormProblem, FormValues } from '../../ui/useForm';
import { CHOOSE_ANOTHER, NEW_PASSWORD } from './newPasswordRules';

export type ChangePasswordField = 'current_password' | 'new_password' | 'confirm_password';
export const CHANGE_PASSWORD_FIELDS: readonly ChangePasswordField[] = [
  'current_password',
  'new_password',
  'confirm_password',
];

const MESSAGES: Record<ChangePasswordField, string> = {
  current_password: 'Enter current password',
  new_password: 'Enter your new password',
  confirm_password: 'Enter confirm password',
};

export const validateChangePassword = (
  values: FormValues<ChangePasswordField>,
): FormProblem<ChangePasswordField> | null => {
  const missing = CHANGE_PASSWORD_FIELDS.filter((field) => values[field] === '');
  const [first] = missing;
  if (first !== undefined) {
    return { text: MESSAGES[first], fields: Object.fromEntries(missing.map((field) => [field, MISSING])) };
  }
  if (values.new_password !== values.confirm_password) {
    return {
      text: 'New password and confirm new password do not match',
      fields: { confirm_password: 'Type it again' },
    };
  }
  return null;
};

const FAILED = 'Password could not be change. Try again.';

const MENTIONS = [['current_password', /\b(current|old|existing)\b/i], NEW_PASSWORD] as const;
const CHECKS = { current_password: 'Check your current password', new_password: CHOOSE_ANOTHER };

/** Marks the field that the server's message is about. */
export const changePasswordError = (error: unknown): FormProblem<ChangePasswordField> => {
  const field = mentionedField(error, MENTIONS);
  return { text: errorText(error, FAILED), fields: field === null ? {} : { [field]: CHECKS[field] } };
};
