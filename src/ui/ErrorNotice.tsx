import type { ReactNode } from 'react';
import styles from './Notice.module.css';
import { Button } from './Button';
import { cx } from './cx';
import { Icon } from './Icon';

interface ErrorNoticeProps {
  text: string;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  /** Further links or buttons. */
  children?: ReactNode;
}

/** An error message shown where the error happened, with a retry button. */
export const ErrorNotice = ({ text, onRetry, retryLabel = 'Retry', children }: ErrorNoticeProps) => (
  <div role="alert" className={cx(styles.alert, styles.error, styles.row)}>
    <div className={styles.line}>
      <Icon name="alert" />
      <p>{text}</p>
    </div>
    {onRetry && (
      <Button variant="quiet" onClick={onRetry}>
        {retryLabel}
      </Button>
    )}
    {children}
  </div>
);
