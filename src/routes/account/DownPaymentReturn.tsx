import { useLocation } from 'react-router';
import type { Order } from '../../contract/order';
import { isDeclined } from '../../domain/orderStatus';
import { Button } from '../../ui/Button';
import { PageAlert } from '../../ui/PageAlert';
import { readReturn } from '../../features/checkout/payment/ReturnNotice';

/**
 * The outcome of the last attempt at a down payment that is still due. Anyone can write the return address, so a
 * decline is shown only when the order confirms it.
 */
export const DownPaymentReturn = ({ order, onCheck }: { order: Order; onCheck: () => void }) => {
  const returned = readReturn(useLocation().state)?.returned;
  if (returned === 'noDownPayment') return <PageAlert>The down payment wasn’t made.</PageAlert>;
  if (isDeclined(order.payment?.status ?? '')) {
    return <PageAlert kind="error">Your payment was declined. You haven’t been charged. You can try again.</PageAlert>;
  }
  if (returned !== 'downPayment') return null;
  return (
    <PageAlert>
      Your down payment isn’t confirmed yet. If it was declined, you haven’t been charged and can try again. If you’ve
      just paid, wait a moment and check again before you pay a second time.{' '}
      <Button variant="text" onClick={onCheck}>
        Check again
      </Button>
    </PageAlert>
  );
};
