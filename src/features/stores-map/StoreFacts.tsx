import { Fragment } from 'react';
import type { Store } from '../../config/brand/stores';
import { directionsUrl, isOnMap, phoneUrl } from './geo';
import styles from './Stores.module.css';
import { storeTitle } from './toStore';

/** Address, hours and phone number of a store. */
export const StoreFacts = ({ store }: { store: Store }) => (
  <>
    <address className={styles.address}>
      <span>{store.address}</span>
      <span>{store.country}</span>
      {store.phone !== '' && (
        <a href={phoneUrl(store.phone)} className={styles.link}>
          {store.phone}
        </a>
      )}
    </address>
    <p className={styles.hours}>
      {store.hours.split(', ').map((days, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <span className={styles.days}>{days}</span>
        </Fragment>
      ))}
    </p>
    {isOnMap(store) && (
      <a
        href={directionsUrl(store)}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.link}
        aria-label={`Directions to ${storeTitle(store)} (new tab)`}
      >
        Directions
      </a>
    )}
  </>
);
