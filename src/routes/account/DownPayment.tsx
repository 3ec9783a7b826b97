import { useLocation } from 'react-router';
import { paths } from '../../config/paths';
import type { Order } from '../../contract/order';
import { type OrderStage, stageTexts } from '../../domain/orderStage';
import { isDeclined } from '../../domain/orderStatus';
import { useBusiness } from '../../features/business/useBusiness';
import { useFeature } from '../../features/business/useFeature';
import { readReturn } from '../../features/checkout/payment/ReturnNotice';
import { useFreshAccount } from '../../features/eligibility/useFreshAccount';
import { CompleteDownPayment } from '../../features/orders/CompleteDownPayment';
import { isRecord } from '../../lib/json';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { PageAlert } from '../../ui/PageAlert';
import { ApprovedSignIn } from './ApprovedSignIn';

/**
 * The outcome of the last attempt at a down payment that is still due. Anyone can write the return address, so a
 * decline is shown only when the order confirms it.
 */
const DownPaymentReturn = ({ order, onCheck }: { order: Order; onCheck: () => void }) => {
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

/** The approval appears once the account is read again. */
const ApprovalAwaited = () => {
  const fresh = useFreshAccount(true);
  return fresh && <fresh.AwaitedApproval />;
};

/** Signing in updates the account's eligibility; when that did not help, it is not offered again at once. */
const NotApproved = ({ orderCode }: { orderCode: string }) => {
  const { state } = useLocation() as { state: unknown };
  const isFresh = useFeature('account');
  if (isFresh) return <ApprovalAwaited />;
  if (!isRecord(state) || state.justSignedIn !== true) return <ApprovedSignIn orderCode={orderCode} />;
  return (
    <p>
      The shop hasn’t opened this down payment for your account yet. Sign in again later, or{' '}
      <Link to={paths.contact}>contact us</Link>.
    </p>
  );
};

interface DownPaymentProps {
  order: Order;
  stage: OrderStage;
  onCheck: () => void;
}

/** The down payment that an order waits for, and the outcome of the last attempt. */
export const DownPayment = ({ order, stage, onCheck }: DownPaymentProps) => {
  const { currency } = useBusiness();
  const isApproved = stage !== 'signInToPay';
  if (isApproved && stageTexts(stage).action !== 'payDown') return null;
  return (
    <>
      <DownPaymentReturn order={order} onCheck={onCheck} />
      {isApproved ? (
        <CompleteDownPayment order={order} currency={currency} />
      ) : (
        <NotApproved orderCode={order.orderCode} />
      )}
    </>
  );
};
