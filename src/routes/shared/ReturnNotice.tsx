import { Link, useLocation } from 'react-router';
import { paths } from '../../config/paths';
import { isRecord } from '../../lib/isRecord';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Notice } from '../../ui/Notice';

/** What the way back from the payment page leaves in the history entry of the checkout. */
export interface ReturnState {
  returned: 'otherPayment' | 'notPaid';
  text?: string;
}

const readState = (state: unknown): ReturnState | null =>
  isRecord(state) && 'returned' in state ? (state as unknown as ReturnState) : null;

/** Why the shopper is here again and not at their order. */
export const ReturnNotice = () => {
  const state = readState(useLocation().state);
  if (!state) return null;
  if (state.returned === 'notPaid') return <ErrorNotice text={state.text ?? 'The payment has not been made.'} />;
  return (
    <Notice>
      If you have just paid, look at <Link to={paths.orders}>your orders</Link> before paying again
    </Notice>
  );
};
