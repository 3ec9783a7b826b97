import { useId } from 'react';
import styles from './Pickup.module.css';
import { PickupStores } from './PickupStores';

interface PickupProps {
  /** The chosen store; empty when the order can be picked up from any. */
  store?: string;
}

/** Where and when an order is picked up. */
export const Pickup = ({ store = '' }: PickupProps) => {
  const id = useId();
  const isAnyStore = store === '';
  return (
    <section aria-labelledby={id} className={styles.pickup}>
      <h2 id={id} className={styles.heading}>
        Pick up in store
      </h2>
      <p>
        Pick up your order from {isAnyStore ? 'any of our stores' : <bdi>{store}</bdi>} as soon as it’s ready. Bring
        your order number and proof of identity.
      </p>
      {isAnyStore && <PickupStores />}
    </section>
  );
};
