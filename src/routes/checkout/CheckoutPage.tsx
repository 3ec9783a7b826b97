import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../config/paths';
import { useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageHeading } from '../../ui/PageHeading';
import { usePageTitle } from '../../ui/usePageMeta';
import { useBusiness } from '../../features/business/useBusiness';
import { CartSkeleton } from '../../features/cart/CartSkeleton';
import { selectIsMergingGuestCart } from '../../features/cart/cartSlice';
import { isCounted } from '../../features/cart/checkedLines';
import { UnreadLines } from '../../features/cart/UnreadLines';
import { useCart } from '../../features/cart/useCart';
import { JUST_READ_SECONDS, useRefreshCartPrices } from '../../features/cart/useRefreshCartPrices';
import { CheckoutBanner } from '../../features/checkout/CheckoutBanner';
import styles from '../../features/checkout/checkout.module.css';
import { selectCheckoutChoices } from '../../features/checkout/checkoutSlice';
import { CheckoutForm } from '../../features/checkout/form/CheckoutForm';
import { errorMessageOf } from '../../features/checkout/payment/messages';
import { OutcomeNotice } from '../../features/checkout/payment/OutcomeNotice';
import { PaymentPanel } from '../../features/checkout/payment/PaymentPanel';
import { selectOutcome, selectPaymentPhase, selectPending } from '../../features/checkout/payment/paymentSlice';
import { ReturnNotice } from '../../features/checkout/payment/ReturnNotice';
import { useCheckoutSteps } from '../../features/checkout/payment/useCheckoutSteps';

export const CheckoutPage = () => {
  usePageTitle('Checkout');
  useRefreshCartPrices(true, JUST_READ_SECONDS);
  const { lines, state, loadError, retry } = useCart();
  const { currency } = useBusiness();
  const isMergingGuestCart = useAppSelector(selectIsMergingGuestCart);
  const phase = useAppSelector(selectPaymentPhase);
  const pending = useAppSelector(selectPending);
  const outcome = useAppSelector(selectOutcome);
  const error = useMemo(() => errorMessageOf(outcome), [outcome]);
  const run = useCheckoutSteps();
  const locationState = useLocation().state as unknown;
  const { isFinished: isDone } = useAppSelector(selectCheckoutChoices);
  const isKnown = state === 'ready' && !isMergingGuestCart;
  const hasForm = lines.some(isCounted) && !isDone;

  // Redirects only when the cart is known to be empty and no order is pending.
  if (lines.length === 0 && isKnown && !isDone && phase === 'idle' && pending === null) {
    // The order was placed in another tab; its page says how it continues.
    if (outcome?.kind === 'newOrder') return <Navigate to={paths.order(outcome.orderCode)} replace />;
    return <Navigate to={paths.cart} replace state={locationState} />;
  }
  return (
    <section className={styles.page}>
      <PageHeading>Checkout</PageHeading>
      <ReturnNotice />
      <OutcomeNotice />
      <PaymentPanel currency={currency} run={run} />
      {!hasForm && error && <CheckoutBanner error={error} />}
      {state === 'failed' && <ErrorNotice text={loadError} onRetry={retry} />}
      <UnreadLines lines={lines}>
        <ButtonLink to={paths.cart} variant="text">
          Back to the cart
        </ButtonLink>
      </UnreadLines>
      {lines.length === 0 && !isKnown && state !== 'failed' && <CartSkeleton />}
      {lines.length > 0 && !lines.some(isCounted) && (
        <EmptyState
          drawing="bag"
          title={
            lines.some(({ ordered }) => ordered)
              ? 'You’ve already ordered everything in your cart.'
              : 'Nothing in your cart is available now.'
          }
          action={<ButtonLink to={paths.cart}>Back to the cart</ButtonLink>}
        />
      )}
      {hasForm && <CheckoutForm lines={lines} run={run} />}
    </section>
  );
};
