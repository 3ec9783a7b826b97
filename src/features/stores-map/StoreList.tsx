import type { Store } from '../../config/brand/stores';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { StoreFacts } from './StoreFacts';
import { isOnMap } from './geo';
import styles from './Stores.module.css';
import { storeSelected } from './storesMapSlice';
import { storeTitle } from './toStore';

interface StoreListProps {
  stores: readonly Store[];
  label: string;
  hasMap: boolean;
}

/** The stores of the map as a list, for shoppers who cannot or will not use the map. */
export const StoreList = ({ stores, label, hasMap }: StoreListProps) => {
  const dispatch = useAppDispatch();
  return (
    <ul className={styles.list} aria-label={label}>
      {stores.map((store) => (
        <li key={store.id} className={styles.store}>
          <h3 className={styles.city}>{storeTitle(store)}</h3>
          <StoreFacts store={store} />
          {hasMap && isOnMap(store) && (
            <Button
              variant="text"
              aria-label={`Show on the map: ${storeTitle(store)}`}
              onClick={({ currentTarget }) => {
                currentTarget.focus();
                dispatch(storeSelected(store.id));
              }}
            >
              Show on the map
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
