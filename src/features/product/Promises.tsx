import type { MouseEventHandler } from 'react';
import { DURATIONS_TEXT } from '../../domain/durations';
import type { Product } from '../../contract/product';
import { Icon } from '../../ui/Icon';
import { PIN, CHECK } from '../../ui/lazyOutlines';
import styles from './Promises.module.css';

/** Delivery, payment and return information below the button. */
export const Promises = ({ product, onDelivery }: { product: Product; onDelivery: MouseEventHandler }) => (
  <ul className={styles.list}>
    <li className={styles.item}>
      <Icon name={PIN} className={styles.icon} />
      <div>
        Local pickup is free.{' '}
        <button type="button" className={styles.more} onClick={onDelivery}>
          Delivery options
        </button>
      </div>
    </li>
    <li className={styles.item}>
      <Icon name="orders" className={styles.icon} />
      <p>
        Pay in full, or in installments over {DURATIONS_TEXT}. You see every payment, the interest and the total before
        you accept.
      </p>
    </li>
    {product.returnPolicy !== '' && (
      <li className={styles.item}>
        <Icon name={CHECK} className={styles.icon} />
        <p>{product.returnPolicy}</p>
      </li>
    )}
  </ul>
);
