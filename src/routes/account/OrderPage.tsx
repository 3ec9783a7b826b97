import { useLocation, useParams } from 'react-router';
import { readErrorText } from '../../api/apiError';
import { isMissing } from '../../api/isMissing';
import { useGetOrderQuery } from '../../api/ordersApi';
import { paths } from '../../config/paths';
import type { Order } from '../../contract/order';
import { isDownPaymentPaid } from '../../domain/instalments';
import { isBackInCart } from '../../domain/openOrder';
import { factsOfOrder, type OrderStage, orderStage, stageTexts } from '../../domain/orderStage';
import { isPending, isVoid } from '../../domain/orderStatus';
import { useBusiness } from '../../features/business/useBusiness';
import { useFeature } from '../../features/business/useFeature';
import { useCart } from '../../features/cart/useCart';
import { AcceptedTerms } from '../../features/credit/AcceptedTerms';
import { acceptedScheduleOf } from '../../features/credit/acceptedSlice';
import { useFreshAccount } from '../../features/eligibility/useFreshAccount';
import { OrderDetails } from '../../features/orders/OrderDetails';
import { isCreditStarted } from '../../features/orders/paymentDays';
import { selectLastPayment } from '../../features/checkout/payment/paymentSlice';
import { PAYMENT_RECEIVED, readReturn } from '../../features/checkout/payment/ReturnNotice';
import { AgreedTotal } from '../../features/checkout/payment/TotalDiffers';
import { useClosedElsewhere } from '../../features/checkout/payment/useClosedElsewhere';
import { UnfinishedPayment } from '../../features/checkout/payment/UnfinishedPayment';
import { selectAccount } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { MuiRoot } from '../../theme/MuiRoot';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageAlert } from '../../ui/PageAlert';
import { PageHeading } from '../../ui/PageHeading';
import { SkeletonLine } from '../../ui/Skeleton';
import { useChunk } from '../../ui/useChunk';
import { usePageTitle } from '../../ui/usePageMeta';
import styles from './account.module.css';
import { DownPayment } from './DownPayment';
import { useRefetchWhileShown } from './useRefetchWhileShown';
import { OrderDestination } from './OrderDestination';

const loadRepayments = () => import(/* webpackChunkName: "repay" */ '../../features/repayments/Repayments');

/** The next step after an order that came to nothing: its goods may be back in the cart. */
const VoidNext = ({ order: { products }, stage }: { order: Order; stage: OrderStage }) => {
  const { lines } = useCart();
  if (lines.length === 0) return <ButtonLink to={paths.home}>Start Shopping</ButtonLink>;
  const isRepeatable = stageTexts(stage).action === 'tryAgain' && isBackInCart(products, lines);
  return <ButtonLink to={paths.cart}>{isRepeatable ? 'Try again' : 'View Cart'}</ButtonLink>;
};

export const OrderPage = () => {
  const { order_code: code = '' } = useParams();
  usePageTitle(`Order ${code}`);
  useFreshAccount();
  const { currency, name } = useBusiness();
  const eligible = useAppSelector(selectAccount)?.eligible;
  const returned = readReturn(useLocation().state)?.returned;
  const isPaidHere = useAppSelector(selectLastPayment)?.orderCode === code;
  const accepted = useAppSelector(acceptedScheduleOf(code));
  const {
    currentData: order,
    error,
    isFetching,
    refetch,
  } = useGetOrderQuery(code, { refetchOnMountOrArgChange: true });
  // An approval or a payment in another browser changes an open order.
  const isOpen = !!order && isPending(order.orderStatus);
  useRefetchWhileShown(isOpen, refetch);
  const canRepay = useFeature('repayments') && !!order && isCreditStarted(order);
  const repay = useChunk(loadRepayments, canRepay);
  const isClosed = !!order && isVoid(order.orderStatus);
  useClosedElsewhere();
  const missing = order === null || isMissing(error);
  const facts = order && factsOfOrder(order);
  // The server may learn of the payment later than this browser.
  const stage = facts && orderStage(isPaidHere ? { ...facts, paymentStatus: 'Paid' } : facts, eligible);
  const isJustPaid = returned === 'paid' || (returned === 'downPayment' && !!order && isDownPaymentPaid(order));
  return (
    <MuiRoot>
      <section className={styles.page}>
        <p className={styles.letterhead}>{name}</p>
        <div className={styles.head}>
          <Breadcrumbs crumbs={[{ name: 'Orders', to: paths.orders }, { name: code }]} />
          <PageHeading>
            Order <bdi>{code}</bdi>
          </PageHeading>
        </div>
        {missing && (
          <EmptyState
            drawing="orders"
            title="Invalid Order"
            action={<ButtonLink to={paths.orders}>See your orders</ButtonLink>}
          >
            There’s no order with this number in your account.
          </EmptyState>
        )}
        {error !== undefined && !missing && order === undefined && !isFetching && (
          <ErrorNotice text={readErrorText(error)} onRetry={() => void refetch()} />
        )}
        {order === undefined && isFetching && (
          <div role="status" aria-label="Loading your order" className={styles.loading}>
            <SkeletonLine width={60} />
            <SkeletonLine />
            <SkeletonLine width={80} />
          </div>
        )}
        {isJustPaid && order && <PageAlert kind="success">{PAYMENT_RECEIVED}</PageAlert>}
        {order && stage && !missing && (
          <OrderDetails
            order={order}
            currency={currency}
            stage={stage}
            repayments={repay && canRepay && <repay.Repayments orderCode={code} currency={currency} />}
            destination={<OrderDestination order={order} />}
            saysState={stage === 'signInToPay'}
            next={
              <>
                {isOpen && stageTexts(stage).action === undefined && <UnfinishedPayment orderCode={code} />}
                <DownPayment order={order} stage={stage} onCheck={() => void refetch()} />
                {isClosed && <VoidNext order={order} stage={stage} />}
              </>
            }
            terms={
              isClosed ? null : accepted ? (
                <AcceptedTerms accepted={accepted} order={order} currency={currency} />
              ) : (
                <AgreedTotal order={order} currency={currency} />
              )
            }
          />
        )}
      </section>
    </MuiRoot>
  );
};
