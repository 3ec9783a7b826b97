import { useState } from 'react';
import { useGetStoreStockQuery } from '../../api/storesApi';
import { Icon } from '../../ui/Icon';
import { PIN } from '../../ui/lazyOutlines';
import { OwnStores } from './OwnStores';
import styles from './StockInStores.module.css';
import type { StoreStockProps } from './StoreStock';
import type { StoresRead } from './Stores';
import { storeTitle } from './toStore';

/** Names the stores that have the variant today. Shows nothing while the stock is not known. */
export const StockInStores = ({ variantId, chosen }: StoreStockProps) => {
  const { currentData: stock } = useGetStoreStockQuery(variantId);
  const [{ stores }, setList] = useState<StoresRead>({ stores: [], notice: null });
  const places = stores.flatMap((store) => {
    if (!store.pickup) return [];
    return [{ store, pieces: stock?.find((row) => row.store === store.id)?.available ?? 0 }];
  });
  const own = places.find(({ store }) => store.id === chosen);
  const withStock = places.filter(({ pieces }) => pieces > 0);
  const [first] = withStock;
  const summary = () => {
    if (own && own.pieces > 0) return `Pick up at ${storeTitle(own.store)} today`;
    if (own) return `Not at ${storeTitle(own.store)} today`;
    if (!first) return 'Not in our stores today';
    return withStock.length === 1
      ? `Pick up at ${storeTitle(first.store)} today`
      : `Pick up today in ${withStock.length} stores`;
  };
  return (
    <>
      <OwnStores onRead={setList} />
      {stock && places.length > 0 && (
        <details>
          <summary className={styles.summary}>
            <Icon name={PIN} className={styles.icon} />
            <span>{summary()}</span>
          </summary>
          <ul className={styles.list}>
            {places.map(({ store, pieces }) => (
              <li key={store.id} className={styles.row}>
                <span>{storeTitle(store)}</span>
                <span className={styles.count}>{pieces > 0 ? `${pieces} in stock` : 'Not today'}</span>
                <span className={styles.hours}>{store.hours}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
