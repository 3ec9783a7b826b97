import { useRef } from 'react';
import type { Id } from '../../lib/ids';
import { useChunk } from '../../ui/useChunk';
import { useIsNear } from '../../ui/useIsNear';
import { useFeature } from '../business/useFeature';
import styles from './StockInStores.module.css';

const loadStock = () => import(/* webpackChunkName: "stores" */ './StockInStores');

export interface StoreStockProps {
  variantId: Id;
  /** The store that the shopper has chosen for a pickup. */
  chosen: Id | null;
}

/** Where the variant can be picked up today, if the back end knows; asked for once it is in the window. */
export const StoreStock = (props: StoreStockProps) => {
  const isAnnounced = useFeature('stores');
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useIsNear(place, '0px');
  const stock = useChunk(loadStock, isAnnounced && isSeen);
  return (
    isAnnounced && (
      <div ref={place} className={styles.place}>
        {stock && <stock.StockInStores {...props} />}
      </div>
    )
  );
};
