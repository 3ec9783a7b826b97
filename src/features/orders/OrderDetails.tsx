import type { ReactNode } from 'react';
import type { Order } from '../../contract/order';
import { isInstalment, paymentTypeLabel } from '../../domain/instalments';
import { isPending, paymentVerdict } from '../../domain/orderStatus';
import { formatDate } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { CalendarFile } from './CalendarFile';
import { CancelOrder } from './CancelOrder';
import { Facts } from './Facts';
import { InstalmentDetails } from './InstalmentDetails';
import styles from './OrderDetails.module.css';
import { Sum } from './Sum';
import { OrderItems } from './OrderItems';
import { OrderStatus } from './OrderStatus';
import { isInReview, meaningOf } from './orderLabels';
import { hasPayments } from './paymentDays';

interface OrderDetailsProps {
  order: Order;
  currency: string;
  /** The next actions for the order. */
  next: ReactNode;
  /** Whether the customer is approved for installments. */
  isApproved: boolean;
  /** True when `next` itself says where the order stands. */
  saysState?: boolean;
  /** The notes on its terms. */
  terms?: ReactNode;
  /** The pickup location. */
  pickup: ReactNode;
}

export const OrderDetails = ({
  order,
  currency,
  isApproved,
  next,
  saysState = false,
  terms,
  pickup,
}: OrderDetailsProps) => {
  const { payment, loan } = order;
  const byInstalments = isInstalment(order.checkoutType) && loan !== null;
  const { checkoutType, orderStatus: status } = order;
  const verdict = paymentVerdict(status, payment?.status ?? '');
  // Once paid, only the order's own status counts.
  const state = { checkoutType, status, loan: verdict === 'paid' ? null : loan };
  const meaning = saysState ? null : meaningOf(state, isApproved);
  return (
    <div className={styles.order}>
      <section className={styles.state} aria-label="Where your order stands">
        <OrderStatus status={order.orderStatus} />
        {meaning !== null && <p>{meaning}</p>}
        {order.notice !== null && <p>{order.notice}</p>}
        <div className={styles.next}>{next}</div>
        {verdict !== 'notPaid' && (
          <div className={styles.ways}>
            <Button
              variant="quiet"
              onClick={() => {
                window.print();
              }}
            >
              {verdict === 'paid' ? 'Print receipt' : 'Print order'}
            </Button>
          </div>
        )}
      </section>
      <Facts
        facts={[
          ['Order number', <bdi key="code">{order.orderCode}</bdi>],
          ['Date', formatDate(order.orderDate)],
          byInstalments
            ? ['Loan amount', <Sum key="loan" amount={loan.loanAmount} currency={currency} />]
            : ['Total cost', <Sum key="total" amount={order.totalAmount} currency={currency} />],
          ['Payment type', paymentTypeLabel(order.checkoutType) || '-'],
          ...(payment?.paymentMethod ? [['Payment method', payment.paymentMethod] as const] : []),
          ['Payment status', payment?.status || 'Pending'],
        ]}
      />
      <div className={styles.rest}>
        <OrderItems items={order.products} currency={currency} />
        {order.orderNote !== '' && (
          <section aria-labelledby="order-note">
            <h2 id="order-note">Note</h2>
            <p className={styles.note}>{order.orderNote}</p>
          </section>
        )}
      </div>
      <div className={styles.side}>
        {pickup}
        {byInstalments && <InstalmentDetails loan={loan} total={order.totalAmount} currency={currency} />}
        {terms}
        {byInstalments && !isInReview(state) && hasPayments(status, loan.status) && (
          <CalendarFile order={order} currency={currency} />
        )}
      </div>
      {isPending(order.orderStatus) && <CancelOrder order={order} />}
    </div>
  );
};
