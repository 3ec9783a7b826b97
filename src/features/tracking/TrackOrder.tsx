import { useState } from 'react';
import { readErrorText } from '../../api/apiError';
import { useTrackOrderMutation } from '../../api/trackingApi';
import { waitText } from '../../api/waitText';
import type { Tracking } from '../../contract/tracking';
import { secret } from '../../lib/secret';
import { wellFormed } from '../../lib/searchTerm';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/FormError';
import { useForm } from '../../ui/useForm';
import { nameMissing } from '../content/ContentForm';
import styles from '../content/ContentForm.module.css';
import { TRACKING_FIELDS, TRACKING_NAMES, TrackingFields } from '../content/TrackingFields';
import { selectAccount } from '../session/sessionSlice';
import { TrackedOrder } from './TrackedOrder';

const MISS = 'We found no order with this number and email. Check both and try again.';

/** Finds an order by its number and email, without signing in. */
export const TrackOrder = () => {
  const account = useAppSelector(selectAccount);
  const [track] = useTrackOrderMutation();
  const [found, setFound] = useState<{ tracking: Tracking; email: string } | null>(null);
  const { formProps, field, formError, tries, isBusy } = useForm({
    fields: TRACKING_FIELDS,
    validate: (values) => nameMissing(TRACKING_NAMES, values),
    send: async (values) => {
      const [order_code, email] = [wellFormed(values.order.trim()), values.email.trim()];
      setFound(null);
      const { data, error } = await track(secret({ order_code, email }));
      if (data) setFound({ tracking: data, email: email.toLowerCase() });
      if (error) return { text: waitText(error) ?? readErrorText(error) };
      return data ? null : { text: MISS };
    },
  });
  return (
    <>
      <form {...formProps} className={styles.form} aria-label="Order tracking">
        <FormError text={formError?.text} tries={tries} />
        <TrackingFields field={field} email={account?.email} />
        <Button type="submit" aria-disabled={isBusy}>
          TRACK
        </Button>
        <p role="status">{isBusy && 'Looking for your order…'}</p>
      </form>
      {found && <TrackedOrder tracking={found.tracking} isOwn={account?.email.toLowerCase() === found.email} />}
    </>
  );
};
