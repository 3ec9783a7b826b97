import { env } from '../../config/env';
import { STORES } from '../../config/stores';
import { GetInTouch } from '../../features/content/GetInTouch';
import { isOnMap } from '../../features/stores-map/geo';
import { MapFrame } from '../../features/stores-map/MapFrame';
import { StoreFacts } from '../../features/stores-map/StoreFacts';
import { StoreList } from '../../features/stores-map/StoreList';
import { useMaps } from '../../features/stores-map/useMaps';
import { MuiRoot } from '../../theme/MuiRoot';
import { PageHeading } from '../../ui/PageHeading';
import { usePageTitle } from '../../ui/usePageTitle';
import styles from './ContactPage.module.css';

const SAMPLE_STORES = STORES.slice(0, 2);

/** Where the shop is and how to reach it; the map is an extra, the list of stores always stands. */
export const ContactPage = () => {
  usePageTitle('Contact us');
  // Without a place to show there is no map to wait for.
  const service = useMaps(STORES.some(isOnMap) ? env.mapsApiKey : '');
  return (
    <MuiRoot>
      <div className={styles.page}>
        <PageHeading>CONTACT US</PageHeading>
        <MapFrame {...service} />
        <div className={styles.reach}>
          <section aria-labelledby="visit">
            <h2 id="visit" className={styles.title}>
              Visit us
            </h2>
            <ul className={styles.samples}>
              {SAMPLE_STORES.map((store) => (
                <li key={store.id}>
                  <h3 className={styles.city}>{store.city} store</h3>
                  <StoreFacts store={store} />
                </li>
              ))}
            </ul>
          </section>
          <GetInTouch />
        </div>
        <section aria-labelledby="stores">
          <h2 id="stores" className={styles.title}>
            All stores
          </h2>
          <StoreList hasMap={service.phase === 'ready'} />
        </section>
      </div>
    </MuiRoot>
  );
};
