import { errorText } from '../../api/apiError';
import { useRequestStockAlertMutation } from '../../api/stockAlertApi';
import type { Id } from '../../lib/ids';
import { secret } from '../../lib/secret';
import { useAppSelector } from '../../store/hooks';
import { MuiRoot } from '../../theme/MuiRoot';
import { Button } from '../../ui/Button';
import { EmailField } from '../../ui/EmailField';
import { FormError } from '../../ui/FormError';
import { MISSING } from '../../ui/formFields';
import { PageAlert } from '../../ui/PageAlert';
import { useForm } from '../../ui/useForm';
import { selectAccount } from '../session/sessionSlice';
import styles from './StockAlertForm.module.css';

const ACCEPTED = 'We’ll email you when it is back.';

export const StockAlertForm = ({ variantId }: { variantId: Id }) => {
  const [request] = useRequestStockAlertMutation();
  const account = useAppSelector(selectAccount);
  const { formProps, field, formError, answer, tries, isBusy } = useForm<'email'>({
    fields: ['email'],
    validate: ({ email }) => (email.trim() === '' ? { text: 'Provide your email', fields: { email: MISSING } } : null),
    send: async ({ email }) => {
      const { data, error } = await request({ variantId, request: secret({ email: email.trim() }) });
      return error ? { text: errorText(error) } : { answer: data.message ?? ACCEPTED };
    },
  });
  return (
    <MuiRoot>
      <form {...formProps} className={styles.form} aria-label="Tell me when it is back">
        <FormError text={formError?.text} tries={tries} />
        <EmailField
          {...field('email')}
          label="Email address"
          hint="We send one email when this is back in stock, then delete your address."
          enterKeyHint="send"
          maxLength={200}
          defaultValue={account?.email}
        />
        <Button type="submit" variant="quiet" aria-disabled={isBusy}>
          {isBusy ? 'Sending…' : 'Tell me when it is back'}
        </Button>
        {answer !== null && <PageAlert kind="success">{answer}</PageAlert>}
      </form>
    </MuiRoot>
  );
};
