import { cx } from './cx';
import styles from './Spinner.module.css';

/** Says that something is under way, to the eye and aloud. */
export const Spinner = ({ label = 'Loading', className }: { label?: string; className?: string | undefined }) => (
  <span role="status" aria-label={label} className={cx(styles.spinner, className)} />
);
