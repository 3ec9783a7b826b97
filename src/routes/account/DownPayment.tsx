import { useLocation } from 'react-router';
import type { Order } from '../../contract/order';
import { isDownPaymentDue, mayPayDown } from '../../domain/instalments';
import { isCancelled } from '../../domain/orderStatus';
import { CompleteDownPayment } from '../../features/orders/CompleteDownPayment';
import { selectAccount } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { PageAlert } from '../../ui/PageAlert';
import { readReturn } from '../shared/ReturnNotice';
import { ApprovedSignIn } from './ApprovedSignIn';

/** The down payment that an order waits for, and what became of the last try. */
export const DownPayment = ({ order, onCheck }: { order: Order; onCheck: () => void }) => {
  const eligible = useAppSelector(selectAccount)?.eligible;
  const returned = readReturn(useLocation().state)?.returned;
  if (!isDownPaymentDue(order) || isCancelled(order.orderStatus)) return null;
  return (
    <>
      {returned === 'noDownPayment' && <PageAlert>The down payment has not been made.</PageAlert>}
      {returned === 'downPayment' && (
        <PageAlert>
          Your down payment isn’t confirmed yet. If you’ve just paid, wait a moment and check again before you pay a
          second time.{' '}
          <Button variant="text" onClick={onCheck}>
            Check again
          </Button>
        </PageAlert>
      )}
      {mayPayDown(order, eligible) ? (
        <CompleteDownPayment order={order} />
      ) : (
        <ApprovedSignIn orderCode={order.orderCode} />
      )}
    </>
  );
};
