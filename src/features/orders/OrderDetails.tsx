import type { ReactNode } from 'react';
import type { Order } from '../../contract/order';
import { isInstalment } from '../../domain/instalments';
import { factsOfOrder, isInReview, type OrderStage, stageTexts } from '../../domain/orderStage';
import { isPending, paymentVerdict } from '../../domain/orderStatus';
import { formatDate } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { CalendarFile } from './CalendarFile';
import { CancelButton } from './CancelButton';
import { Facts } from './Facts';
import { InstalmentDetails } from './InstalmentDetails';
import styles from './OrderDetails.module.css';
import { Sum } from './Sum';
import { OrderItems } from './OrderItems';
import { OrderStatus } from './OrderStatus';
import { hasPayments } from './paymentDays';
import { paymentFacts } from './paymentFacts';

interface OrderDetailsProps {
  order: Order;
  currency: string;
  /** The next actions for the order. */
  next: ReactNode;
  stage: OrderStage;
  /** True when `next` itself says where the order stands. */
  saysState?: boolean;
  /** The notes on its terms. */
  terms?: ReactNode;
  /** The account of the credit; replaces the computed payment days. */
  repayments?: ReactNode;
  /** Where the goods go. */
  destination: ReactNode;
}

export const OrderDetails = ({
  order,
  currency,
  stage,
  next,
  saysState = false,
  terms,
  repayments,
  destination,
}: OrderDetailsProps) => {
  const { payment, loan } = order;
  const byInstalments = isInstalment(order.checkoutType) && loan !== null;
  const { orderStatus: status } = order;
  const verdict = paymentVerdict(status, payment?.status ?? '');
  const sentence = saysState ? null : stageTexts(stage).sentence;
  return (
    <div className={styles.order}>
      <section className={styles.state} aria-label="Where your order stands">
        <OrderStatus status={order.orderStatus} />
        {sentence !== null && <p>{sentence}</p>}
        {order.notice !== null && <p>{order.notice}</p>}
        <div className={styles.next}>{next}</div>
        {!repayments && verdict !== 'notPaid' && (
          <div className={styles.print}>
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
          ...paymentFacts(order),
        ]}
      />
      <div className={styles.rest}>
        {repayments}
        <OrderItems items={order.products} currency={currency} />
        {order.orderNote !== '' && (
          <section aria-labelledby="order-note">
            <h2 id="order-note">Note</h2>
            <p className={styles.note}>{order.orderNote}</p>
          </section>
        )}
      </div>
      <div className={styles.side}>
        {destination}
        {byInstalments && <InstalmentDetails loan={loan} total={order.totalAmount} currency={currency} />}
        {terms}
        {!repayments && byInstalments && !isInReview(factsOfOrder(order)) && hasPayments(status, loan.status) && (
          <CalendarFile order={order} currency={currency} />
        )}
      </div>
      {isPending(status) && (
        <div className={styles.cancel}>
          <CancelButton
            orderCode={order.orderCode}
            amount={order.totalAmount}
            currency={currency}
            money={stageTexts(stage).money}
          />
        </div>
      )}
    </div>
  );
};
