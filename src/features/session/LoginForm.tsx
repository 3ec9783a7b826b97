import { useEffect } from 'react';
import { errorText } from '../../api/apiError';
import { useLoginMutation } from '../../api/customerApi';
import { paths } from '../../config/paths';
import { secret } from '../../lib/secret';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { PasswordField } from '../../ui/PasswordField';
import { EmailField } from '../../ui/EmailField';
import { useForm } from '../../ui/useForm';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import styles from './AccountForm.module.css';
import { LOGIN_FIELDS, type LoginField, validateLogin } from './rules';
import { RememberMe } from './RememberMe';
import { selectKnownEmail, selectRemembers } from './sessionSlice';

/** After a registration it shows the message; the email is known, so the password field gets the focus. */
export const LoginForm = ({ registered }: { registered: string | null }) => {
  const [logIn] = useLoginMutation();
  const email = useAppSelector(selectKnownEmail);
  const remembers = useAppSelector(selectRemembers);
  const { formProps, field, formError, tries, isBusy } = useForm<LoginField | 'remember'>({
    fields: [...LOGIN_FIELDS, 'remember'],
    validate: validateLogin,
    send: async (values) => {
      const credentials = { email: values.email.trim(), password: values.password, keep: values.remember !== '' };
      const { error } = await logIn(secret(credentials));
      return error ? { text: errorText(error, 'Login failed') } : null;
    },
  });
  const { ref } = formProps;
  useEffect(() => {
    const password = registered !== null ? ref.current?.elements.namedItem('password') : null;
    if (!(password instanceof HTMLElement)) return;
    // The page is still scrolled to the end of the longer registration form.
    password.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  }, [registered, ref]);

  return (
    <form {...formProps} className={layout.stack}>
      {registered !== null && <Notice>{registered}</Notice>}
      <FormError text={formError?.text} tries={tries} />
      <EmailField
        {...field('email')}
        label="Email address"
        autoComplete="username"
        enterKeyHint="next"
        defaultValue={email}
      />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" enterKeyHint="go" />
      <div className={cx(layout.row, styles.between)}>
        <RememberMe defaultChecked={remembers} />
        <Link to={paths.resetPassword} className={layout.actionLink}>
          Lost password?
        </Link>
      </div>
      <Button type="submit" wide aria-disabled={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
};
