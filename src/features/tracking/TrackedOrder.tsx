import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths';
import type { Tracking } from '../../contract/tracking';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { CHECK } from '../../ui/lazyOutlines';
import { Link } from '../../ui/Link';
import { OrderStatus } from '../orders/OrderStatus';
import { stepStates } from './stepStates';
import styles from './TrackedOrder.module.css';

const destinationOf = ({ delivery, pickup }: Tracking): string | null => {
  if (delivery?.city) return `Delivery to ${delivery.city}`;
  if (!pickup) return null;
  const place = [...new Set([pickup.name, pickup.city])].filter(Boolean).join(', ');
  return ['Pickup', place].filter(Boolean).join(': ');
};

interface TrackedOrderProps {
  tracking: Tracking;
  /** The order is in the account of the signed-in shopper. */
  isOwn: boolean;
}

export const TrackedOrder = ({ tracking, isOwn }: TrackedOrderProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The answer is below the form, where the shopper's focus and a small window may not be.
  useEffect(() => {
    heading.current?.focus();
  }, [tracking]);
  const { orderCode, orderStatus, steps } = tracking;
  const destination = destinationOf(tracking);
  return (
    <section className={styles.order} aria-labelledby="tracked-order">
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} id="tracked-order" className={styles.title}>
          Order <bdi>{orderCode}</bdi>
        </h2>
        <OrderStatus status={orderStatus} />
      </div>
      {destination !== null && <p>{destination}</p>}
      {steps.length > 0 && (
        <ol className={styles.steps} aria-label="Steps">
          {stepStates(steps).map(({ name, isDone, isCurrent, when }, index) => (
            <li key={index} className={cx(isDone && styles.done)} aria-current={isCurrent ? 'step' : undefined}>
              <span className={styles.mark}>{isDone && <Icon name={CHECK} />}</span>
              <span className={styles.text}>
                <bdi>{name}</bdi>
                <span className={styles.when}>{when}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {isOwn && (
        <p>
          <Link to={paths.order(orderCode)}>
            See order <bdi>{orderCode}</bdi> in your account
          </Link>
        </p>
      )}
    </section>
  );
};
