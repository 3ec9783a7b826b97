import { isCancelled } from '../../domain/orderStatus';
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
  declined: styles.over,
  expired: styles.over,
  rejected: styles.over,
};

/**
 * A status as the back end sends it; the colour adds no information to the text. Not a Stepper: the API defines no
 * sequence of statuses, and a pickup order is never shipped.
 */
export const OrderStatus = ({ status }: { status: string }) => {
  const key = isCancelled(status) ? 'cancelled' : fold(status);
  return <bdi className={cx(styles.status, Object.hasOwn(LOOKS, key) ? LOOKS[key] : undefined)}>{status || '-'}</bdi>;
};
