import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { useForm } from '../../ui/useForm';
import styles from './ContentForm.module.css';
import { FormAnswer, nameMissing } from './ContentForm';
import { MESSAGE_FIELDS, MESSAGE_NAMES, MessageFields } from './MessageFields';

const UNSENT =
  'Your message wasn’t sent. We can’t take messages here yet, so please call or visit one of the stores on this page.';

/**
 * The shop has no mailbox for this form: nothing is sent, the form says so, and the message stays so that it can be
 * copied.
 */
export const GetInTouch = () => {
  const { formProps, field, formError, answer, dropAnswer, tries } = useForm({
    fields: MESSAGE_FIELDS,
    validate: (values) => nameMissing(MESSAGE_NAMES, values),
    send: () => Promise.resolve({ answer: UNSENT }),
  });
  return (
    <form {...formProps} className={styles.form} aria-labelledby="get-in-touch" onChange={dropAnswer}>
      <h2 id="get-in-touch" className={styles.title}>
        Get In Touch
      </h2>
      <p>We can’t take messages here yet. Please call or visit one of the stores on this page.</p>
      <FormError text={formError?.text} tries={tries} />
      <MessageFields field={field} />
      <Button type="submit">Submit</Button>
      {answer !== null && <FormAnswer>{answer}</FormAnswer>}
    </form>
  );
};
