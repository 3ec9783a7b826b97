import { useLocation } from 'react-router';
import { PageAlert } from '../../ui/PageAlert';
import { readReturn } from '../../features/checkout/payment/ReturnNotice';

/** The return from a down payment when the address names no order. */
export const DownPaymentOfNoOrder = () => {
  const returned = readReturn(useLocation().state)?.returned;
  if (returned === 'noDownPayment') return <PageAlert>The down payment wasn’t made.</PageAlert>;
  if (returned !== 'downPayment') return null;
  return <PageAlert>If you’ve just made a down payment, open its order to check before you pay again.</PageAlert>;
};
