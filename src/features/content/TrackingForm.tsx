import { paths } from '../../config/paths';
import { wellFormed } from '../../lib/searchTerm';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { Link } from '../../ui/Link';
import { useForm } from '../../ui/useForm';
import styles from './ContentForm.module.css';
import { FormAnswer, nameMissing } from './ContentForm';
import { TRACKING_FIELDS, TRACKING_NAMES, TrackingFields } from './TrackingFields';

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
    fields: TRACKING_FIELDS,
    validate: (values) => nameMissing(TRACKING_NAMES, values),
    send: ({ order }) => Promise.resolve({ answer: wellFormed(order.trim()) }),
  });
  return (
    <form {...formProps} className={styles.form} aria-label="Order tracking" onChange={dropAnswer}>
      <FormError text={formError?.text} tries={tries} />
      <TrackingFields field={field} />
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
