import { useId } from 'react';
import styles from './Pickup.module.css';
import { PickupStores } from './PickupStores';

/** Where an order is picked up; `isSure` when this browser knows that it goes to no address. */
export const Pickup = ({ isSure }: { isSure: boolean }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.pickup}>
      <h2 id={id} className={styles.heading}>
        Pickup
      </h2>
      <p>
        {isSure
          ? 'Pick up your order from any of our stores.'
          : 'If you didn’t ask for delivery, pick up your order from any of our stores.'}{' '}
        Bring your order number and proof of identity.
      </p>
      <PickupStores />
    </section>
  );
};
