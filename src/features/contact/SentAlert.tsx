import { type ReactNode, useEffect, useRef } from 'react';
import { PageAlert } from '../../ui/PageAlert';
import styles from '../content/ContentForm.module.css';

/** The confirmation takes the place of the form, so that nobody sends a message twice in doubt. */
export const SentAlert = ({ children }: { children: ReactNode }) => {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.focus();
  }, []);
  return (
    <PageAlert ref={alert} kind="success" tabIndex={-1} className={styles.answer}>
      {children}
    </PageAlert>
  );
};
