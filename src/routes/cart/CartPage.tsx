import { useBusiness } from '../../features/business/useBusiness';
import { CartChanges } from '../../features/cart/CartChanges';
import { CartSkeleton } from '../../features/cart/CartSkeleton';
import { isCounted } from '../../features/cart/checkedLines';
import { TotalBar } from '../../features/cart/TotalBar';
import { UnreadLines } from '../../features/cart/UnreadLines';
import { useCart } from '../../features/cart/useCart';
import { JUST_READ_SECONDS, useRefreshCartPrices } from '../../features/cart/useRefreshCartPrices';
import { UnfinishedPayment } from '../../features/checkout/payment/UnfinishedPayment';
import { useClosedElsewhere } from '../../features/checkout/payment/useClosedElsewhere';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageHeading } from '../../ui/PageHeading';
import { useIsMobile } from '../../ui/useMediaQuery';
import { usePageTitle } from '../../ui/usePageMeta';
import { ReturnNotice } from '../../features/checkout/payment/ReturnNotice';
import styles from './CartPage.module.css';
import { CartTable } from './CartTable';
import { CartTotals } from './CartTotals';
import { EmptyCart } from './EmptyCart';
import { ProceedToCheckout } from './ProceedToCheckout';

/** The bag as a page: the same lines as in the drawer, with more room to edit them. */
export const CartPage = () => {
  usePageTitle('Shopping cart');
  useRefreshCartPrices(true, JUST_READ_SECONDS);
  useClosedElsewhere();
  const { lines, total, state, loadError, retry } = useCart();
  const { currency } = useBusiness();
  const isMobile = useIsMobile();
  return (
    <section className={styles.page}>
      <PageHeading>Shopping cart</PageHeading>
      <ReturnNotice />
      <UnfinishedPayment />
      <CartChanges lines={lines} />
      {state === 'failed' && <ErrorNotice text={loadError} onRetry={retry} />}
      <UnreadLines lines={lines} />
      {state === 'loading' && <CartSkeleton />}
      {lines.length > 0 && (
        <div className={styles.columns}>
          <CartTable lines={lines} currency={currency} />
          <CartTotals lines={lines} total={total} currency={currency} />
        </div>
      )}
      {isMobile && lines.some(isCounted) && (
        <TotalBar label="Estimated Total" lines={lines} total={total} currency={currency}>
          <ProceedToCheckout />
        </TotalBar>
      )}
      {lines.length === 0 && state === 'ready' && <EmptyCart />}
    </section>
  );
};
