import { type ReactNode, useId } from 'react';
import { paths } from '../../config/paths';
import type { Order } from '../../contract/order';
import { isVoid, mayBePickedUp } from '../../domain/orderStatus';
import { selectOwnOrder } from '../../features/cart/cartSelectors';
import { Pickup } from '../../features/stores-map/Pickup';
import { useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import styles from './account.module.css';

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};

/**
 * Where the goods go: as the order says, else as this browser remembers of the order it placed last, which may be all
 * that is known.
 */
export const OrderDestination = ({ order }: { order: Order }) => {
  const { delivery, pickup, orderCode, orderStatus } = order;
  const last = useAppSelector(selectOwnOrder);
  const own = last?.orderCode === orderCode ? last : null;
  if (isVoid(orderStatus)) return null;
  if (delivery) {
    return (
      <Section title="Delivery">
        <address className={styles.address}>{Object.values(delivery).filter(Boolean).join('\n')}</address>
      </Section>
    );
  }
  if (own?.isDelivered) return <Section title="Delivery">To the address you gave at checkout.</Section>;
  if (!mayBePickedUp(orderStatus)) return null;
  if (pickup || own) return <Pickup store={pickup?.store ?? null} />;
  return (
    <Section title="Delivery or pickup">
      As you chose at checkout. If you’re not sure, <Link to={paths.contact}>contact us</Link>.
    </Section>
  );
};
