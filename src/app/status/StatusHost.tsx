import { Button } from '../../ui/Button';
import styles from './StatusHost.module.css';
import { useConnection } from './useConnection';
import { useNewRelease } from './useNewRelease';
import { useWorkerNews } from './useWorkerNews';

/** What the shopper should know of the connection and of the shop itself, in one quiet line. */
export const StatusHost = () => {
  const { isAway, isOnline, lostTouch } = useConnection();
  useWorkerNews(lostTouch);
  const takeOver = useNewRelease();
  // The region is always there, so that what comes into it is read out.
  return (
    <div role="status" className={styles.region}>
      {isAway && (
        <p className={styles.line}>
          {isOnline ? 'The shop can’t be reached' : 'You’re offline'}. This page may be out of date or incomplete.
        </p>
      )}
      {takeOver && !isAway && (
        <div className={styles.line}>
          <p>A new version is ready</p>
          <Button variant="quiet" onClick={takeOver}>
            Reload
          </Button>
        </div>
      )}
    </div>
  );
};
