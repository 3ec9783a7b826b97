import { cx } from './cx';
import styles from './Spinner.module.css';

/** A loading indicator, also announced to screen readers. */
export const Spinner = ({ label = 'Loading', className }: { label?: string; className?: string | undefined }) => (
  <span role="status" aria-label={label} className={cx(styles.spinner, className)} />
);
