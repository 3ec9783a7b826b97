import type { Store } from '../../config/brand/stores';
import { Icon } from '../../ui/Icon';
import { PIN } from '../../ui/lazyOutlines';
import styles from './StoresMap.module.css';
import { storeTitle } from './toStore';

/** The map library reads each child's position from these props. */
interface Standing {
  lat: number;
  lng: number;
}

interface StoreMarkerProps extends Standing {
  store: Store;
  isSelected: boolean;
  onSelect: () => void;
}

export const StoreMarker = ({ store, isSelected, onSelect }: StoreMarkerProps) => (
  <button
    type="button"
    className={styles.pin}
    aria-label={`Store in ${storeTitle(store)}`}
    aria-haspopup="dialog"
    aria-expanded={isSelected}
    onClick={onSelect}
  >
    <Icon name={PIN} size={22} />
  </button>
);

interface ClusterMarkerProps extends Standing {
  cities: readonly string[];
  onOpen: () => void;
}

export const ClusterMarker = ({ cities, onOpen }: ClusterMarkerProps) => (
  <button
    type="button"
    className={styles.cluster}
    aria-label={`${cities.length} stores: ${cities.join(', ')}. Zoom in`}
    onClick={onOpen}
  >
    {cities.length}
  </button>
);
