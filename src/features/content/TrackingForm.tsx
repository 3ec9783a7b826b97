import { paths } from '../../config/paths';
import { wellFormed } from '../../lib/searchTerm';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { Link } from '../../ui/Link';
import { EmailField } from '../../ui/EmailField';
import { Field } from '../../ui/Field';
import { useForm } from '../../ui/useForm';
import styles from './ContentForm.module.css';
import { FormAnswer, nameMissing } from './ContentForm';

const NAMES = { order: 'order ID', email: 'billing email' } as const;
const FIELDS = ['order', 'email'] as const;

/** Sends no request: the account shows the order status, and this form links there. */
export const TrackingForm = () => {
  const {
    formProps,
    field,
    formError,
    answer: asked,
    dropAnswer,
    tries,
  } = useForm({
    fields: FIELDS,
    validate: (values) => nameMissing(NAMES, values),
    send: ({ order }) => Promise.resolve({ answer: wellFormed(order.trim()) }),
  });
  return (
    <form {...formProps} className={styles.form} aria-label="Order tracking" onChange={dropAnswer}>
      <FormError text={formError?.text} tries={tries} />
      <Field
        {...field('order')}
        label="Order ID"
        hint="You’ll find it in your order confirmation email."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
      />
      <EmailField {...field('email')} label="Billing email" maxLength={200} />
      <Button type="submit">TRACK</Button>
      {asked !== null && (
        <FormAnswer>
          We can’t look up orders here yet. Check yours in your account:{' '}
          <Link to={paths.order(asked)}>see order {asked}</Link>.
        </FormAnswer>
      )}
    </form>
  );
};
