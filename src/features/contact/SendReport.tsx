import { readErrorText } from '../../api/apiError';
import { useSendMessageMutation } from '../../api/contactApi';
import { waitText } from '../../api/waitText';
import { secret } from '../../lib/secret';
import { wellFormed } from '../../lib/searchTerm';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { EmailField } from '../../ui/EmailField';
import { Field } from '../../ui/Field';
import { FormError } from '../../ui/FormError';
import { useForm } from '../../ui/useForm';
import { nameMissing } from '../content/ContentForm';
import { SentAlert } from '../../ui/SentAlert';
import styles from '../content/ContentForm.module.css';
import { MESSAGE_FIELDS } from '../content/MessageFields';
import { selectAccount } from '../session/sessionSlice';

const NAMES = { name: 'name', email: 'email', message: 'description of the problem' };
/** Leaves room for the support code in a message of 4,000 characters. */
const LONGEST = 3900;
const KEPT = 'The file is attached.';
const LEFT_OUT = 'The file could not be attached: save it, and send it with your reply to our email.';

interface SendReportProps {
  code: string;
  /** The content of the file. */
  report: Record<string, unknown>;
  titleId: string;
}

/** Sends a problem report to the shop, with the shopper's own words. */
export const SendReport = ({ code, report, titleId }: SendReportProps) => {
  const [send] = useSendMessageMutation();
  const account = useAppSelector(selectAccount);
  const { formProps, field, formError, answer, tries, isBusy } = useForm({
    fields: MESSAGE_FIELDS,
    validate: (values) => nameMissing(NAMES, values),
    send: async (values) => {
      const [name = '', email = '', words = ''] = MESSAGE_FIELDS.map((each) => wellFormed(values[each].trim()));
      const message = `${words}\n\nSupport code ${code}`;
      const { data, error } = await send(secret({ name, email, message, report }));
      if (error) return { text: waitText(error) ?? readErrorText(error) };
      return {
        answer: `${data.message ?? 'Thank you. We have received your message.'} ${data.data ? KEPT : LEFT_OUT}`,
      };
    },
  });
  if (answer !== null) return <SentAlert>{answer}</SentAlert>;
  return (
    <form {...formProps} className={styles.form} aria-labelledby={titleId}>
      <FormError text={formError?.text} tries={tries} />
      <Field
        {...field('name')}
        label="Name"
        autoComplete="name"
        maxLength={200}
        defaultValue={account ? `${account.first_name} ${account.last_name}`.trim() : ''}
      />
      <EmailField {...field('email')} label="Email" maxLength={200} defaultValue={account?.email ?? ''} />
      <Field {...field('message')} label="What went wrong?" rows={4} maxLength={LONGEST} />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Send with the file'}
      </Button>
    </form>
  );
};
