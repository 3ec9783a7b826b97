import { useEffect } from 'react';
import { useConfirmPasswordResetMutation } from '../../api/customerApi';
import { RESET_REDIRECT_DELAY } from '../../config/constants';
import { PASSWORD_RULE } from '../../config/brand/shop';
import { secret } from '../../lib/secret';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { PageAlert } from '../../ui/PageAlert';
import { PasswordField } from '../../ui/PasswordField';
import { useIsReplay } from '../../ui/replayed';
import { useForm } from '../../ui/useForm';
import layout from '../../ui/layout.module.css';
import { emailGiven } from '../session/sessionSlice';
import { NEW_PASSWORD_FIELDS, newPasswordError, validateNewPassword } from './newPasswordRules';
import type { ResetLink } from './mailLinks';

interface NewPasswordFormProps {
  link: ResetLink;
  /** Called after the password is set and the shopper has had time to read the message. */
  onDone: () => void;
}

const CHANGED = 'Your password has been changed. Sign in with your new password.';

export const NewPasswordForm = ({ link: { email, code }, onDone }: NewPasswordFormProps) => {
  const [confirm] = useConfirmPasswordResetMutation();
  const dispatch = useAppDispatch();
  const { formProps, field, formError, answer, tries, isBusy } = useForm({
    fields: NEW_PASSWORD_FIELDS,
    validate: validateNewPassword,
    send: async (passwords) => {
      const { data, error } = await confirm(secret({ email, code, ...passwords }));
      if (error) return newPasswordError(error);
      dispatch(emailGiven(email));
      return { answer: data.message ?? CHANGED };
    },
  });
  const isDone = answer !== null;
  const isReplay = useIsReplay();
  useEffect(() => {
    if (!isDone || isReplay) return undefined;
    const timer = setTimeout(onDone, RESET_REDIRECT_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [isDone, isReplay, onDone]);

  if (isDone) {
    return (
      // The same form, so that problem reports contain its answer.
      <form {...formProps}>
        <PageAlert kind="success">{answer}</PageAlert>
      </form>
    );
  }
  return (
    <form {...formProps} className={layout.stack}>
      <FormError text={formError?.text} tries={tries} />
      <p>
        For <strong>{email}</strong>
      </p>
      {/* Password managers store the new password under this username. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('new_password')}
        label="New password"
        hint={PASSWORD_RULE}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...field('new_password_confirmation')}
        label="Confirm password"
        autoComplete="new-password"
        enterKeyHint="done"
      />
      <Button type="submit" wide aria-disabled={isBusy}>
        {isBusy ? 'Saving…' : 'Save new password'}
      </Button>
    </form>
  );
};
