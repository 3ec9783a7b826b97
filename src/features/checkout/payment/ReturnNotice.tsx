import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../config/paths';
import { selectCartLines } from '../../cart/cartSelectors';
import { isRecord } from '../../../lib/json';
import { useAppSelector } from '../../../store/hooks';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { Notice } from '../../../ui/Notice';

/** History state that the return from the payment page leaves for the checkout or an order. */
export interface ReturnState {
  returned:
    | 'otherPayment'
    | 'notPaid'
    | 'paid'
    | 'saved'
    | 'downPayment'
    | 'noDownPayment'
    | 'repayment'
    | 'noRepayment';
  text?: string;
  /** The saved order. */
  orderCode?: string | null;
}

export const PAYMENT_RECEIVED = 'Payment received. Thank you for your order.';

export const readReturn = (state: unknown): ReturnState | null =>
  isRecord(state) && 'returned' in state ? (state as unknown as ReturnState) : null;

/** Removes the notice: the next order has its own messages. */
export const useDismissReturn = (): (() => void) => {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const navigate = useNavigate();
  return () => {
    if (readReturn(state)) void navigate(pathname, { replace: true, state: { keepScroll: true } });
  };
};

/** Explains why the shopper is back on this page and not at their order. */
export const ReturnNotice = () => {
  const state = readReturn(useLocation().state);
  const hasLines = useAppSelector(selectCartLines).length > 0;
  if (!state) return null;
  if (state.returned === 'notPaid') {
    return (
      <ErrorNotice text={state.text ?? 'The payment wasn’t made.'}>
        {hasLines && <p>Your cart is kept, so you can try again.</p>}
      </ErrorNotice>
    );
  }
  return (
    <Notice>
      If you have just paid, look at <Link to={paths.orders}>your orders</Link> before paying again.
    </Notice>
  );
};
