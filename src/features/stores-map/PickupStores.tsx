import { STORES } from '../../config/stores';
import { Icon } from '../../ui/Icon';
import styles from './PickupStores.module.css';
import { StoreFacts } from './StoreFacts';

/** Pickup stores with opening hours, collapsed because there are many. */
export const PickupStores = () => (
  <details className={styles.stores}>
    <summary className={styles.summary}>
      <Icon name="down" size={20} className={styles.arrow} />
      Stores and opening hours ({STORES.length})
    </summary>
    <ul className={styles.list}>
      {STORES.map((store) => (
        <li key={store.id}>
          <p className={styles.city}>{store.city}</p>
          <StoreFacts store={store} />
        </li>
      ))}
    </ul>
  </details>
);
