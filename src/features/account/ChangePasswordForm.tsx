import { notify } from '../../api/apiEvents';
import { useChangePasswordMutation } from '../../api/customerApi';
import { PASSWORD_RULE } from '../../config/brand/shop';
import { secret } from '../../lib/secret';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { PageAlert } from '../../ui/PageAlert';
import { PasswordField } from '../../ui/PasswordField';
import { useForm } from '../../ui/useForm';
import layout from '../../ui/layout.module.css';
import { CHANGE_PASSWORD_FIELDS, changePasswordError, validateChangePassword } from './changePasswordRules';

const CHANGED = 'Your password has been changed.';

export const ChangePasswordForm = ({ email }: { email: string }) => {
  const [change] = useChangePasswordMutation();
  const dispatch = useAppDispatch();
  const { formProps, field, formError, answer, tries, isBusy } = useForm({
    fields: CHANGE_PASSWORD_FIELDS,
    validate: validateChangePassword,
    send: async (passwords, form) => {
      const { data, error } = await change(secret(passwords));
      if (error) {
        const problem = changePasswordError(error);
        // An expired session unmounts this page, so a toast shows the message on the sign-in page.
        if ('kind' in error && error.kind === 'unauthorised') dispatch(notify('error', problem.text));
        return problem;
      }
      form.reset();
      return { answer: data.message ?? CHANGED };
    },
  });
  return (
    <form {...formProps} className={layout.stack}>
      <FormError text={formError?.text} tries={tries} />
      {answer !== null && <PageAlert kind="success">{answer}</PageAlert>}
      {/* Password managers store the new password under this username. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('current_password')}
        label="Current password"
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...field('new_password')}
        label="New password"
        hint={PASSWORD_RULE}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...field('confirm_password')}
        label="Confirm password"
        autoComplete="new-password"
        enterKeyHint="done"
      />
      <div className={layout.row}>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Change password'}
        </Button>
      </div>
    </form>
  );
};
