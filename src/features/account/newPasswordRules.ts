import { errorText } from '../../api/apiError';
import { mentionedField } from '../../api/mentionedField';
import { MISSING } from '../../ui/formFields';
import type { FormProblem, FormValues } from '../../ui/useForm';

export type NewPasswordField = 'new_password' | 'new_password_confirmation';
export const NEW_PASSWORD_FIELDS: readonly NewPasswordField[] = ['new_password', 'new_password_confirmation'];

export const validateNewPassword = (values: FormValues<NewPasswordField>): FormProblem<NewPasswordField> | null => {
  if (values.new_password === '') {
    return { text: 'Enter your new password', fields: { new_password: MISSING } };
  }
  if (values.new_password !== values.new_password_confirmation) {
    return {
      text: 'Passwords do not match',
      fields: { new_password_confirmation: 'Type it again' },
    };
  }
  return null;
};

const FAILED = 'Your password could not be changed. Try again, or request a new link.';

/** A message about a rule that the new password breaks. */
export const NEW_PASSWORD = [
  'new_password',
  /\bnew password\b|characters?\b|too short|\bweak|easy|guess|common/i,
] as const;
export const CHOOSE_ANOTHER = 'Choose another password';

/** Marks the field when the server refuses the password, but not when it refuses the link. */
export const newPasswordError = (error: unknown): FormProblem<NewPasswordField> => ({
  text: errorText(error, FAILED),
  fields: mentionedField(error, [NEW_PASSWORD]) === null ? {} : { new_password: CHOOSE_ANOTHER },
});
