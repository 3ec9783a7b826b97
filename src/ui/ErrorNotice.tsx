import type { ReactNode } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import styles from './ErrorNotice.module.css';

interface ErrorNoticeProps {
  text: string;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  /** Further links or buttons. */
  children?: ReactNode;
}

/** An error message shown where the error happened, with a retry button. */
export const ErrorNotice = ({ text, onRetry, retryLabel = 'Retry', children }: ErrorNoticeProps) => (
  <div role="alert" className={styles.notice}>
    <Icon name="alert" className={styles.icon} />
    <p className={styles.text}>{text}</p>
    {onRetry && (
      <Button variant="quiet" onClick={onRetry}>
        {retryLabel}
      </Button>
    )}
    {children}
  </div>
);
