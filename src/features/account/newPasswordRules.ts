import type { FormProblem, FormValues } from '../../ui/useForm';

export type NewPasswordField = 'new_password' | 'new_password_confirmation';
export const NEW_PASSWORD_FIELDS: readonly NewPasswordField[] = ['new_password', 'new_password_confirmation'];

export const validateNewPassword = (values: FormValues<NewPasswordField>): FormProblem<NewPasswordField> | null => {
  if (values.new_password === '') {
    return { text: 'Enter your new password', fields: { new_password: 'Choose a new password' } };
  }
  if (values.new_password !== values.new_password_confirmation) {
    return {
      text: 'Passwords do not match',
      fields: { new_password_confirmation: 'This doesn’t match the password above' },
    };
  }
  return null;
};
