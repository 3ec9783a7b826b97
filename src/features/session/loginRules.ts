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
