import { useState } from 'react';
import type { Store } from '../../config/brand/stores';
import { Button } from '../../ui/Button';
import { PageAlert } from '../../ui/PageAlert';
import { useChunk } from '../../ui/useChunk';
import { useElapsed } from '../../ui/useElapsed';
import styles from './Stores.module.css';
import type { MapsState } from './useMaps';

const loadMap = () => import(/* webpackChunkName: "stores-map" */ './StoresMap');
const MAP_TIMEOUT_MS = 8000;

/** Placeholder while the map loads; after a timeout it advises the shopper not to wait. */
const Loading = () => {
  const isLate = useElapsed(MAP_TIMEOUT_MS);
  return (
    <div className={styles.loading} role="status">
      <p>Loading...</p>
      {isLate && <p>The map is taking a while to load. All our stores are listed below.</p>}
    </div>
  );
};

/** Renders the map, or a message why it is missing. */
export const MapFrame = ({ phase, maps, retry, stores }: MapsState & { stores: readonly Store[] }) => {
  const [isChunkMissing, setIsChunkMissing] = useState(false);
  const chunk = useChunk(loadMap, phase !== 'off' && phase !== 'failed' && !isChunkMissing, () => {
    setIsChunkMissing(true);
  });
  if (phase === 'off') return <PageAlert>The map isn’t available. All our stores are listed below.</PageAlert>;
  if (phase === 'failed' || isChunkMissing) {
    return (
      <div className={styles.failed}>
        <PageAlert>The map could not be loaded. All our stores are listed below.</PageAlert>
        <Button
          variant="quiet"
          onClick={() => {
            setIsChunkMissing(false);
            retry();
          }}
        >
          Load the map again
        </Button>
      </div>
    );
  }
  return (
    <section className={styles.frame} aria-label="Map of our stores">
      {maps && chunk && stores.length > 0 ? <chunk.StoresMap maps={maps} stores={stores} /> : <Loading />}
    </section>
  );
};
