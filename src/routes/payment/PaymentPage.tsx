import { Navigate, useParams, useSearchParams } from 'react-router';
import { paths } from '../../config/paths';
import type { ReturnState } from '../../features/checkout/payment/ReturnNotice';
import { PaymentCancelPage } from './PaymentCancelPage';
import { PaymentReturnPage } from './PaymentReturnPage';
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

/** The return page for the payment provider. */
export const PaymentPage = () => {
  const { action_type: action } = useParams();
  const [query] = useSearchParams();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  switch (action) {
    case 'return':
      return <PaymentReturnPage checkoutId={only(query, 'checkoutid')} />;
    case 'cancel':
      return <PaymentCancelPage orderCode={only(query, 'order_no')} />;
    case 'down_pay_return':
    case 'down_pay_cancel': {
      if (!isSignedIn) return <SignInFirst />;
      const code = only(query, 'order_no') ?? only(query, 'order_code') ?? only(query, 'o');
      const returned = action === 'down_pay_return' ? 'downPayment' : 'noDownPayment';
      return <Navigate to={paths.orderOrList(code)} replace state={{ returned } satisfies ReturnState} />;
    }
    default:
      return <NotFoundPage />;
  }
};
