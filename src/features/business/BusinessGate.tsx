import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../config/paths';
import { Spinner } from '../../ui/Spinner';
import styles from './BusinessGate.module.css';
import { useAvailability } from './useAvailability';

/**
 * Covers the shop until its details are loaded. The children render immediately, so that their requests run in
 * parallel. They are not inert, so that a search typed meanwhile is kept.
 */
export const BusinessGate = ({ children }: { children: ReactNode }) => {
  const availability = useAvailability();
  const isAway = useLocation().pathname === paths.unavailable;
  const isCovered = availability === 'waiting' && !isAway;
  return (
    <>
      <div aria-busy={isCovered || undefined}>{children}</div>
      {isCovered && (
        <div className={styles.cover}>
          <Spinner label="Loading the shop" />
        </div>
      )}
      {availability === 'closed' && !isAway && <Navigate to={paths.unavailable} replace />}
    </>
  );
};
