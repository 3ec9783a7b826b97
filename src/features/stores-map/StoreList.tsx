import { STORES } from '../../config/stores';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { StoreFacts } from './StoreFacts';
import { isOnMap } from './geo';
import styles from './Stores.module.css';
import { storeSelected } from './storesMapSlice';

/** Every store in words: what the map shows, for whoever cannot or will not use it. */
export const StoreList = ({ hasMap }: { hasMap: boolean }) => {
  const dispatch = useAppDispatch();
  return (
    <ul className={styles.list} aria-label="Our stores">
      {STORES.map((store) => (
        <li key={store.id} className={styles.store}>
          <h3 className={styles.city}>{store.city}</h3>
          <StoreFacts store={store} />
          {hasMap && isOnMap(store) && (
            <Button
              variant="text"
              aria-label={`Show ${store.city} on the map`}
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
