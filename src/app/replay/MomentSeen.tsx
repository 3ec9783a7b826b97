import type { AppStore } from '../store';
import { useSyncExternalStore } from 'react';
import { selectTraces } from './ReplayedPage';
import styles from './SupportPage.module.css';

/** What was told at once at this moment, and how much of the page was in sight. */
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
