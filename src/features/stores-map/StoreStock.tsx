import type { Id } from '../../lib/ids';
import { useChunk } from '../../ui/useChunk';
import { useIdle } from '../../ui/useIdle';
import { useFeature } from '../business/useFeature';
import styles from './StockInStores.module.css';

const loadStock = () => import(/* webpackChunkName: "stores" */ './StockInStores');

export interface StoreStockProps {
  variantId: Id;
  /** The store that the shopper has chosen for a pickup. */
  chosen: Id | null;
}

/** Where the variant can be picked up today, if the back end knows; asked for once the page has settled. */
export const StoreStock = (props: StoreStockProps) => {
  const isAnnounced = useFeature('stores');
  const isIdle = useIdle();
  const stock = useChunk(loadStock, isAnnounced && isIdle);
  return isAnnounced && <div className={styles.place}>{stock && <stock.StockInStores {...props} />}</div>;
};
