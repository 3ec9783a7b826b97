import { paths } from '../../config/paths';
import { selectAccount } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { cx } from '../../ui/cx';
import { Link } from '../../ui/Link';
import { PageHeading } from '../../ui/PageHeading';
import { usePageTitle } from '../../ui/usePageTitle';
import styles from './account.module.css';

const LINKS = [
  { to: paths.orders, name: 'Recent orders', words: 'See where each order stands, or cancel a pending one.' },
  { to: paths.editAddress, name: 'Addresses', words: 'You enter a delivery address for each order at checkout.' },
  { to: paths.accountEdit, name: 'Account details', words: 'Your name, contact details and password.' },
];

export const DashboardPage = () => {
  const account = useAppSelector(selectAccount);
  usePageTitle('Dashboard');
  const name = account?.first_name ?? '';
  return (
    <section className={cx(styles.page, styles.narrow)}>
      <PageHeading>
        Welcome back{name && ' '}
        <bdi>{name}</bdi>
      </PageHeading>
      <div className={styles.cards}>
        {LINKS.map(({ to, name: title, words }) => (
          <article key={to} className={styles.card}>
            <h2>
              <Link to={to}>{title}</Link>
            </h2>
            <p>{words}</p>
          </article>
        ))}
        <article className={styles.card}>
          <h2>Total Orders</h2>
          <p>
            You’ll find everything you’ve ordered under <Link to={paths.orders}>Orders</Link>.
          </p>
        </article>
      </div>
    </section>
  );
};
