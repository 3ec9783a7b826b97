import styles from './PickupStores.module.css';
import { StoreFacts } from './StoreFacts';
import { Stores } from './Stores';
import { storeTitle } from './toStore';

/** Pickup stores with opening hours, collapsed because there are many. */
export const PickupStores = () => (
  <Stores>
    {(list) => {
      const stores = list.stores.filter(({ pickup = true }) => pickup);
      return (
        <details>
          <summary className={styles.summary}>Stores and opening hours ({stores.length})</summary>
          <ul className={styles.list}>
            {stores.map((store) => (
              <li key={store.id}>
                <p className={styles.city}>{storeTitle(store)}</p>
                <StoreFacts store={store} />
              </li>
            ))}
          </ul>
        </details>
      );
    }}
  </Stores>
);
