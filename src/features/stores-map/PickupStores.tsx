import { STORES } from '../../config/brand/stores';
import styles from './PickupStores.module.css';
import { StoreFacts } from './StoreFacts';

/** Pickup stores with opening hours, collapsed because there are many. */
export const PickupStores = () => (
  <details>
    <summary className={styles.summary}>Stores and opening hours ({STORES.length})</summary>
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
