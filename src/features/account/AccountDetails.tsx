import { Fragment } from 'react';
import type { User } from '../../contract/customer';
import styles from './AccountDetails.module.css';

const rowsOf = ({ first_name, last_name, phone, email }: User): [string, string][] => [
  ['Name', [first_name, last_name].filter(Boolean).join(' ')],
  ['Phone', phone],
  ['Email', email],
];

/** A long e-mail address breaks before its @ and after its dots, not inside a word. */
const atJoints = (email: string) =>
  [...email.matchAll(/@?[^.@]*\.?/gu)].map(([part], index) => (
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ));

/** The shopper's account details, read-only: the shop changes them on request. */
export const AccountDetails = ({ account, only }: { account: User | null; only?: string }) => {
  if (!account) return <p>Your details aren’t saved on this device. Sign out and sign in again to see them.</p>;
  return (
    <dl className={styles.list}>
      {rowsOf(account)
        .filter(([name]) => only === undefined || name === only)
        .map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{name === 'Email' && value ? atJoints(value) : value || '–'}</dd>
          </div>
        ))}
    </dl>
  );
};
