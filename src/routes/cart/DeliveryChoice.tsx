import { useId } from 'react';
import { deliverySwitched, pickupSwitched, selectCheckoutChoices } from '../../features/checkout/checkoutSlice';
import { PickupStore } from '../../features/checkout/PickupStore';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import styles from './DeliveryChoice.module.css';

/** Delivery or pickup, and the store: the same choice as at the checkout. */
export const DeliveryChoice = () => {
  const dispatch = useAppDispatch();
  const { deliverySet, localPickup } = useAppSelector(selectCheckoutChoices);
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Delivery or pickup</legend>
      <label className={styles.option}>
        <input type="radio" name={name} checked={deliverySet} onChange={() => dispatch(deliverySwitched(true))} />
        Delivery
      </label>
      <label className={styles.option}>
        <input type="radio" name={name} checked={localPickup} onChange={() => dispatch(pickupSwitched(true))} />
        Pick up in store
      </label>
      {deliverySet && <p className={cx(layout.muted, styles.words)}>You give the address at checkout.</p>}
      {localPickup && <PickupStore />}
    </fieldset>
  );
};
