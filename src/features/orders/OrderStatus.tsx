import { fold } from '../../lib/fold';
import { cx } from '../../ui/cx';
import styles from './OrderStatus.module.css';

const LOOKS: Record<string, string | undefined> = {
  pending: styles.waiting,
  confirmed: styles.good,
  paid: styles.good,
  delivered: styles.good,
  completed: styles.good,
  approved: styles.good,
  active: styles.good,
  cancelled: styles.over,
  canceled: styles.over,
  declined: styles.over,
  expired: styles.over,
};

/** A status in the back end's own words; the colour only repeats what the word says. */
export const OrderStatus = ({ status }: { status: string }) => {
  const key = fold(status);
  return <bdi className={cx(styles.status, Object.hasOwn(LOOKS, key) ? LOOKS[key] : undefined)}>{status || '-'}</bdi>;
};
