import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { EmailField } from '../../ui/EmailField';
import { Field } from '../../ui/Field';
import { useForm } from '../../ui/useForm';
import styles from './ContentForm.module.css';
import { FormAnswer, nameMissing } from './ContentForm';

const NAMES = { name: 'name', email: 'email', message: 'message' } as const;
const FIELDS = ['name', 'email', 'message'] as const;
const UNSENT =
  'Your message wasn’t sent. We can’t take messages here yet, so please call or visit one of the stores on this page.';

/**
 * The shop has no mailbox for this form: nothing is sent, the form says so, and the message stays so that it can be
 * copied.
 */
export const GetInTouch = () => {
  const { formProps, field, formError, answer, dropAnswer, tries } = useForm({
    fields: FIELDS,
    validate: (values) => nameMissing(NAMES, values),
    send: () => Promise.resolve({ answer: UNSENT }),
  });
  return (
    <form {...formProps} className={styles.form} aria-labelledby="get-in-touch" onChange={dropAnswer}>
      <h2 id="get-in-touch" className={styles.title}>
        Get In Touch
      </h2>
      <p>We can’t take messages here yet. Please call or visit one of the stores on this page.</p>
      <FormError text={formError?.text} tries={tries} />
      <Field {...field('name')} label="Name" autoComplete="name" maxLength={200} />
      <EmailField {...field('email')} label="Email" maxLength={200} />
      <Field {...field('message')} label="Message" rows={5} maxLength={4000} />
      <Button type="submit">Submit</Button>
      {answer !== null && <FormAnswer>{answer}</FormAnswer>}
    </form>
  );
};
