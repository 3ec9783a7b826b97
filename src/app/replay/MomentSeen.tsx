import type { AppStore } from '../store';
import { useSyncExternalStore } from 'react';
import { selectTraces } from './ReplayedPage';
import styles from './SupportPage.module.css';

/** The alerts shown at this moment, and the visible part of the page. */
export const MomentSeen = ({ store }: { store: AppStore }) => {
  const { alerts, window: size, depth } = useSyncExternalStore(store.subscribe, () => selectTraces(store.getState()));
  const sight = [size !== '' && `window ${size}`, depth > 0 && `looked at down to ${depth} %`].filter(Boolean);
  return (
    <>
      {alerts.length > 0 && <p className={styles.told}>Told: {alerts.map((text) => `“${text}”`).join(', ')}</p>}
      {sight.length > 0 && <p className={styles.hint}>At this moment: {sight.join(', ')}.</p>}
    </>
  );
};
