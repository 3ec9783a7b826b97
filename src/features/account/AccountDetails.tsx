import type { User } from '../../contract/customer';
import styles from './AccountDetails.module.css';

const rowsOf = ({ first_name, last_name, phone, email }: User): [string, string][] => [
  ['Name', [first_name, last_name].filter(Boolean).join(' ')],
  ['Phone', phone],
  ['Email', email],
];

/** What the shop knows of the shopper; it is changed with the shop, not here. */
export const AccountDetails = ({ account }: { account: User | null }) => {
  if (!account) return <p>Your details are not on this phone. Log out and in again to see them.</p>;
  return (
    <dl className={styles.list}>
      {rowsOf(account).map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
};
