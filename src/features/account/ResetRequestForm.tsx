import { errorText } from '../../api/apiError';
import { useRequestPasswordResetMutation } from '../../api/customerApi';
import { paths } from '../../config/paths';
import { secret } from '../../lib/secret';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { Link } from '../../ui/Link';
import { PageAlert } from '../../ui/PageAlert';
import { EmailField } from '../../ui/EmailField';
import { MISSING } from '../../ui/formFields';
import { useForm } from '../../ui/useForm';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import { emailGiven } from '../session/sessionSlice';
import styles from './AccountForm.module.css';

const SENT = 'If that email is registered, we’ve sent a link to it.';

export const ResetRequestForm = ({ email = '' }: { email?: string }) => {
  const [request] = useRequestPasswordResetMutation();
  const dispatch = useAppDispatch();
  const { formProps, field, formError, answer, tries, isBusy } = useForm<'email'>({
    fields: ['email'],
    validate: (values) =>
      values.email.trim() === '' ? { text: 'Provide your email', fields: { email: MISSING } } : null,
    send: async (values) => {
      const address = values.email.trim();
      const { data, error } = await request(secret({ email: address }));
      if (error) return { text: errorText(error) };
      dispatch(emailGiven(address));
      return { answer: data.message ?? SENT };
    },
  });
  return (
    <form {...formProps} className={layout.stack}>
      <FormError text={formError?.text} tries={tries} />
      {answer !== null && <PageAlert kind="success">{answer}</PageAlert>}
      <EmailField {...field('email')} label="Email address" enterKeyHint="send" defaultValue={email} />
      <div className={cx(layout.row, styles.foot)}>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Sending…' : 'Send the link'}
        </Button>
        <Link to={paths.auth} className={layout.actionLink}>
          Back to sign in
        </Link>
      </div>
    </form>
  );
};
