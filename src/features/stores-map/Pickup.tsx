import { useId } from 'react';
import styles from './Pickup.module.css';
import { PickupStores } from './PickupStores';

interface PickupProps {
  /** This browser placed the order, so it is certain that the order is not delivered to an address. */
  isSure: boolean;
  /** The order still waits for its payment or approval. */
  isPending: boolean;
}

/** Where and when an order is picked up. */
export const Pickup = ({ isSure, isPending }: PickupProps) => {
  const id = useId();
  const pickUp = isSure ? 'Pick up your order' : 'If you didn’t ask for delivery, pick up your order';
  return (
    <section aria-labelledby={id} className={styles.pickup}>
      <h2 id={id} className={styles.heading}>
        Pickup
      </h2>
      <p>
        {pickUp} from any of our stores{isPending && ' once it’s paid or approved'}. Bring your order number and proof
        of identity.
      </p>
      <PickupStores />
    </section>
  );
};
