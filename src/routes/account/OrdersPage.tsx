import { useState } from 'react';
import { useLocation } from 'react-router';
import { readErrorText } from '../../api/apiError';
import { useGetOrdersQuery } from '../../api/ordersApi';
import { paths } from '../../config/paths';
import { isInReview } from '../../domain/orderStage';
import { isPending, isVoid } from '../../domain/orderStatus';
import { lateFirst } from '../../domain/repayments';
import { useBusiness } from '../../features/business/useBusiness';
import { useFeature } from '../../features/business/useFeature';
import { useCart } from '../../features/cart/useCart';
import { PAYMENT_RECEIVED, readReturn } from '../../features/checkout/payment/ReturnNotice';
import { useFreshAccount } from '../../features/eligibility/useFreshAccount';
import { NoOrderMatches } from '../../features/orders/NoOrderMatches';
import { OrdersFilter } from '../../features/orders/OrdersFilter';
import { OrdersTable } from '../../features/orders/OrdersTable';
import { filterOrders, listedOrders, statusesOf } from '../../features/orders/orderLabels';
import { useOrdersFilter } from '../../features/orders/useOrdersFilter';
import { selectAccount } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { MuiRoot } from '../../theme/MuiRoot';
import { ButtonLink } from '../../ui/ButtonLink';
import { CheckField } from '../../ui/CheckField';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { PageAlert } from '../../ui/PageAlert';
import { PageHeading } from '../../ui/PageHeading';
import { SkeletonLine } from '../../ui/Skeleton';
import { usePageTitle } from '../../ui/usePageMeta';
import layout from '../../ui/layout.module.css';
import styles from './account.module.css';
import { ApprovedOrders } from './ApprovedOrders';
import { useRefetchWhileShown } from './useRefetchWhileShown';

const FILTER_FROM = 5;

const NoOrders = () => (
  <EmptyState
    drawing="orders"
    title="You have no Orders"
    action={
      <span className={layout.row}>
        <ButtonLink to={paths.home}>Start Shopping</ButtonLink>
        <ButtonLink to={paths.cart} variant="quiet">
          View Cart
        </ButtonLink>
      </span>
    }
  />
);

const Loading = () => (
  <div role="status" aria-label="Loading your orders" className={styles.loading}>
    {[80, 100, 60].map((width) => (
      <SkeletonLine key={width} width={width as 60 | 80 | 100} />
    ))}
  </div>
);

export const OrdersPage = () => {
  usePageTitle('Orders');
  useFreshAccount();
  const { currency } = useBusiness();
  const eligible = useAppSelector(selectAccount)?.eligible;
  const back = readReturn(useLocation().state);
  const { data: known, error, isError, refetch } = useGetOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  // An approval or a payment in another browser changes an open order.
  useRefetchWhileShown(known?.some((row) => isPending(row.status)) === true, refetch);
  const { lines: cartLines } = useCart();
  const { words, status, hasCancelled, set, clear } = useOrdersFilter();
  const saved = known?.find(({ orderCode }) => orderCode === back?.orderCode);
  const isJustSaved =
    back?.returned === 'saved' && (!saved || (saved.loan ? isInReview(saved) : !isVoid(saved.status)));
  const listed = known && listedOrders(known);
  const data = hasCancelled ? known : listed;
  const cancelled = (known?.length ?? 0) - (listed?.length ?? 0);
  const found = filterOrders(data ?? [], words, status);
  const rows = useFeature('repayments') ? lateFirst(found) : found;
  const [isFilterShown, setIsFilterShown] = useState(words !== '' || status !== '');
  // Stays until the page is left, so that a filter can be cleared although few orders remain.
  if (!isFilterShown && data !== undefined && data.length >= FILTER_FROM) setIsFilterShown(true);
  return (
    <MuiRoot>
      <section className={styles.page}>
        <PageHeading>Orders</PageHeading>
        {/* A confirmed payment and the return address of a down payment may name no order. */}
        {back?.returned === 'paid' && <PageAlert kind="success">{PAYMENT_RECEIVED}</PageAlert>}
        {back?.returned === 'noDownPayment' && <PageAlert>The down payment wasn’t made.</PageAlert>}
        {back?.returned === 'downPayment' && (
          <PageAlert>If you’ve just made a down payment, open its order to check before you pay again.</PageAlert>
        )}
        {isJustSaved && (
          <PageAlert kind="success">
            We’ve received your order and we’re reviewing your request. You pay nothing until we approve it. You’ll find
            our answer here.
          </PageAlert>
        )}
        {data === undefined && !isError && <Loading />}
        {isError && <ErrorNotice text={readErrorText(error)} onRetry={() => void refetch()} />}
        {data?.length === 0 && <NoOrders />}
        {known && <ApprovedOrders rows={known} />}
        {data !== undefined && isFilterShown && (
          <OrdersFilter
            words={words}
            status={status}
            statuses={statusesOf(data)}
            onWords={(value) => {
              set('find', value);
            }}
            onStatus={(value) => {
              set('status', value);
            }}
          />
        )}
        {rows.length > 0 && <OrdersTable rows={rows} currency={currency} eligible={eligible} cartLines={cartLines} />}
        {data !== undefined && data.length > 0 && rows.length === 0 && <NoOrderMatches onShowAll={clear} />}
        {cancelled > 0 && (
          <CheckField
            label={`Show cancelled (${cancelled})`}
            checked={hasCancelled}
            onChange={({ target }) => {
              set('cancelled', target.checked ? '1' : '');
            }}
          />
        )}
      </section>
    </MuiRoot>
  );
};
