import { Button } from '../../ui/Button';
import { ExceptAtCheckout } from '../layout/AtCheckout';
import styles from './StatusHost.module.css';
import { useConnection } from './useConnection';
import { useNewRelease } from './useNewRelease';
import { useWorkerMessages } from './useWorkerMessages';

/** The status line about the connection and the shop itself. */
export const StatusHost = () => {
  const { isUnreachable, isOnline, markUnreachable } = useConnection();
  useWorkerMessages(markUnreachable);
  const takeOver = useNewRelease();
  // The region is always mounted, so that screen readers announce its content.
  return (
    <div role="status" className={styles.region}>
      {isUnreachable && (
        <p className={styles.line}>
          {isOnline ? 'The shop can’t be reached' : 'You’re offline'}. This page may be out of date or incomplete.
        </p>
      )}
      {takeOver && !isUnreachable && (
        // The checkout is not interrupted, and its form not covered.
        <ExceptAtCheckout>
          <div className={styles.line}>
            <p>A new version is ready</p>
            <Button variant="quiet" onClick={takeOver}>
              Reload
            </Button>
          </div>
        </ExceptAtCheckout>
      )}
    </div>
  );
};
