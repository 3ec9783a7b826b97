import type { Order } from '../../contract/order';
import { isDownPaymentDue, needsNewSignIn } from '../../domain/instalments';
import { isVoid } from '../../domain/orderStatus';
import { CompleteDownPayment } from '../../features/orders/CompleteDownPayment';
import { selectAccount } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { ApprovedSignIn } from './ApprovedSignIn';
import { DownPaymentReturn } from './DownPaymentReturn';

/** The down payment that an order waits for, and the outcome of the last attempt. */
export const DownPayment = ({ order, onCheck }: { order: Order; onCheck: () => void }) => {
  const eligible = useAppSelector(selectAccount)?.eligible;
  if (!isDownPaymentDue(order) || isVoid(order.orderStatus)) return null;
  return (
    <>
      <DownPaymentReturn order={order} onCheck={onCheck} />
      {needsNewSignIn(order, eligible) ? (
        <ApprovedSignIn orderCode={order.orderCode} />
      ) : (
        <CompleteDownPayment order={order} />
      )}
    </>
  );
};
