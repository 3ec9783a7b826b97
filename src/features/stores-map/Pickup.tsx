import { useId } from 'react';
import type { OrderStore } from '../../contract/stores';
import styles from './Pickup.module.css';
import { PickupStores } from './PickupStores';
import { StoreFacts } from './StoreFacts';
import { storeTitle, toStore } from './toStore';

interface PickupProps {
  /** Null when the order can be picked up from any store. */
  store?: OrderStore | null;
}

/** Where and when an order is picked up. */
export const Pickup = ({ store = null }: PickupProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.pickup}>
      <h2 id={id} className={styles.heading}>
        Pick up in store
      </h2>
      <p>
        Pick up your order from {store ? <bdi>{storeTitle(store)}</bdi> : 'any of our stores'} as soon as it’s ready.
        Bring your order number and proof of identity.
      </p>
      {store ? <StoreFacts store={toStore(store)} /> : <PickupStores />}
    </section>
  );
};
