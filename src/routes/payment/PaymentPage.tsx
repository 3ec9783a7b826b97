import { Navigate, useParams, useSearchParams } from 'react-router';
import { paths } from '../../config/paths';
import type { ReturnState } from '../../features/checkout/payment/ReturnNotice';
import { PaymentCancelPage } from './PaymentCancelPage';
import { PaymentReturnPage } from './PaymentReturnPage';
import { readOpenRepayment } from '../../features/repayments/openRepayment';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { SignInFirst } from '../../features/session/SignInFirst';
import { useAppSelector } from '../../store/hooks';
import { NotFoundPage } from '../not-found/NotFoundPage';

/** The value of a query parameter; null when it is missing or repeated, since no genuine link repeats it. */
const only = (query: URLSearchParams, name: string): string | null => {
  const values = query.getAll(name);
  const [value = ''] = values;
  return values.length === 1 && value.trim() !== '' ? value.trim() : null;
};

const NOT_MADE = { downPayment: 'noDownPayment', repayment: 'noRepayment' } as const;

/** The order's page, or the list of orders, for a signed-out customer after signing in. */
const BackToOrder = ({ code, returned }: { code: string | null; returned: ReturnState['returned'] }) => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!isSignedIn) return <SignInFirst />;
  return <Navigate to={paths.orderOrList(code)} replace state={{ returned } satisfies ReturnState} />;
};

/** The return page for the payment provider. */
export const PaymentPage = () => {
  const { action_type: action } = useParams();
  const [query] = useSearchParams();
  const checkoutId = only(query, 'checkoutid');
  const repayment = readOpenRepayment();
  switch (action) {
    case 'return':
      return checkoutId !== null && repayment?.checkoutId === checkoutId ? (
        <BackToOrder code={repayment.orderCode} returned="repayment" />
      ) : (
        <PaymentReturnPage checkoutId={checkoutId} />
      );
    case 'cancel':
      return <PaymentCancelPage orderCode={only(query, 'order_no')} />;
    case 'down_pay_return':
    case 'down_pay_cancel': {
      const code = only(query, 'order_no') ?? only(query, 'order_code') ?? only(query, 'o');
      const what = checkoutId !== null || repayment?.orderCode === code ? 'repayment' : 'downPayment';
      return <BackToOrder code={code} returned={action === 'down_pay_return' ? what : NOT_MADE[what]} />;
    }
    default:
      return <NotFoundPage />;
  }
};
