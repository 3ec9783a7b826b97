import type { AppStore } from '../../app/store';
import { useSyncExternalStore } from 'react';
import { selectTraces } from './ReplayedPage';
import styles from './SupportPage.module.css';

/** The alerts shown at this step, the window size and the scroll depth. */
export const StepDetails = ({ store }: { store: AppStore }) => {
  const { alerts, window: size, depth } = useSyncExternalStore(store.subscribe, () => selectTraces(store.getState()));
  const view = [size !== '' && `window ${size}`, depth > 0 && `scrolled to ${depth} %`].filter(Boolean);
  return (
    <>
      {alerts.length > 0 && <p className={styles.messages}>Messages: {alerts.map((text) => `“${text}”`).join(', ')}</p>}
      {view.length > 0 && <p className={styles.hint}>At this step: {view.join(', ')}.</p>}
    </>
  );
};
