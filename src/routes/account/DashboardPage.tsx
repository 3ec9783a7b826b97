import { readErrorText } from '../../api/apiError';
import { useGetOrdersQuery } from '../../api/ordersApi';
import { paths } from '../../config/paths';
import type { OrderRow } from '../../contract/order';
import { factsOfRow, orderStage, stageTexts } from '../../domain/orderStage';
import { isVoid } from '../../domain/orderStatus';
import { lateFirst } from '../../domain/repayments';
import { useBusiness } from '../../features/business/useBusiness';
import { useFeature } from '../../features/business/useFeature';
import { useFreshAccount } from '../../features/eligibility/useFreshAccount';
import { NextDue } from '../../features/orders/NextDue';
import { selectAccount } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { cx } from '../../ui/cx';
import { Link } from '../../ui/Link';
import { PageHeading } from '../../ui/PageHeading';
import { usePageTitle } from '../../ui/usePageMeta';
import styles from './account.module.css';
import { TotalOrders } from './TotalOrders';

const LINKS = [
  { to: paths.orders, name: 'Recent orders', words: 'See where each order stands, or cancel a pending one.' },
  {
    to: paths.editAddress,
    name: 'Addresses',
    words: 'You enter a delivery address for each order at checkout.',
    saved: 'Where we deliver to. Choose one at checkout.',
  },
  { to: paths.accountEdit, name: 'Account details', words: 'Your name, contact details and password.' },
];

/** The orders that wait for the customer, or have an instalment to pay. */
const WaitingOrders = ({ orders, eligible }: { orders: readonly OrderRow[]; eligible: string | undefined }) => {
  const isFresh = useFeature('account');
  const isExact = useFeature('repayments');
  const { currency } = useBusiness();
  return (isExact ? lateFirst(orders) : orders).map((row) => {
    const { sentence, action } = stageTexts(orderStage(factsOfRow(row), eligible));
    // The approval of a fresh account appears by itself.
    const isWaiting = action !== undefined && !isVoid(row.status) && !(isFresh && action === 'signIn');
    const nextDue = isExact ? row.loan?.nextDue : null;
    if (!isWaiting && !nextDue) return null;
    return (
      <article key={row.orderCode} className={cx(styles.card, styles.approved)}>
        <h2>
          <Link to={paths.order(row.orderCode)}>
            Order <bdi>{row.orderCode}</bdi>
          </Link>
        </h2>
        {isWaiting && <p>{sentence}</p>}
        {nextDue && (
          <p>
            <NextDue nextDue={nextDue} currency={currency} />
          </p>
        )}
      </article>
    );
  });
};

export const DashboardPage = () => {
  const account = useAppSelector(selectAccount);
  useFreshAccount();
  const canSave = useFeature('addresses');
  const { data: orders, error, isError, refetch } = useGetOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  usePageTitle('Dashboard');
  const name = account?.first_name ?? '';
  return (
    <section className={cx(styles.page, styles.narrow)}>
      <PageHeading>
        Welcome back{name && ' '}
        <bdi>{name}</bdi>
      </PageHeading>
      <div className={styles.cards}>
        <WaitingOrders orders={orders ?? []} eligible={account?.eligible} />
        {LINKS.map(({ to, name: title, words, saved }) => (
          <article key={to} className={styles.card}>
            <h2>
              <Link to={to}>{title}</Link>
            </h2>
            <p>{canSave && saved !== undefined ? saved : words}</p>
          </article>
        ))}
        <TotalOrders orders={orders} problem={isError ? readErrorText(error) : null} onRetry={() => void refetch()} />
      </div>
    </section>
  );
};
