import { env } from '../../config/env';
import { paths } from '../../config/paths';
import { PAGE_TITLES } from '../../domain/pageTitles';
import { isOnMap } from '../../features/stores-map/geo';
import { MapFrame } from '../../features/stores-map/MapFrame';
import { StoreList } from '../../features/stores-map/StoreList';
import { type StoresRead, Stores } from '../../features/stores-map/Stores';
import { useMaps } from '../../features/stores-map/useMaps';
import { MuiRoot } from '../../theme/MuiRoot';
import { PageHeading } from '../../ui/PageHeading';
import { usePageTitle } from '../../ui/usePageMeta';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';

/** Number of stores beside the form; no store is shown twice on the page. */
const BESIDE_FORM = 2;

const Places = ({ stores, notice }: StoresRead) => {
  // The map is not loaded when no store has coordinates.
  const service = useMaps(notice || stores.some(isOnMap) ? env.mapsApiKey : '');
  const hasMap = service.phase === 'ready';
  return (
    <div className={styles.page}>
      <PageHeading>CONTACT US</PageHeading>
      <MapFrame {...service} stores={stores} />
      <div className={styles.reach}>
        <section aria-labelledby="visit">
          <h2 id="visit" className={styles.title}>
            Visit us
          </h2>
          {notice || <StoreList stores={stores.slice(0, BESIDE_FORM)} label="Stores to visit" hasMap={hasMap} />}
        </section>
        <ContactForm />
      </div>
      {stores.length > BESIDE_FORM && (
        <section aria-labelledby="stores">
          <h2 id="stores" className={styles.title}>
            More stores
          </h2>
          <StoreList stores={stores.slice(BESIDE_FORM)} label="More stores" hasMap={hasMap} />
        </section>
      )}
    </div>
  );
};

/** The shop's stores and contact form; the map is optional, the list of stores is always shown. */
export const ContactPage = () => {
  usePageTitle(PAGE_TITLES[paths.contact]);
  return (
    <MuiRoot>
      <Stores>{(list) => <Places {...list} />}</Stores>
    </MuiRoot>
  );
};
