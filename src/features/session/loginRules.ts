import type { FormFault, FormValues } from '../../ui/useForm';

export type LoginField = 'email' | 'password';
export const LOGIN_FIELDS: readonly LoginField[] = ['email', 'password'];

const BESIDE: Record<LoginField, string> = { email: 'Enter your email', password: 'Enter your password' };

/** Spaces alone are no e-mail; in a password they count. */
export const loginFault = ({ email, password }: FormValues<LoginField>): FormFault<LoginField> | null => {
  const fields = {
    ...(email.trim() === '' && { email: BESIDE.email }),
    ...(password === '' && { password: BESIDE.password }),
  };
  return Object.keys(fields).length > 0 ? { text: 'Provide email and password', fields } : null;
};
