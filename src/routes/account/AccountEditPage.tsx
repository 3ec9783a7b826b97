import { AccountDetails } from '../../features/account/AccountDetails';
import { ChangePasswordForm } from '../../features/account/ChangePasswordForm';
import { ClientReview } from '../../features/eligibility/ClientReview';
import { selectAccount } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { usePageTitle } from '../../ui/usePageMeta';
import layout from '../../ui/layout.module.css';
import styles from './AccountEditPage.module.css';
import { AccountFrame } from './AccountFrame';

export const AccountEditPage = () => {
  usePageTitle('Account details');
  const account = useAppSelector(selectAccount);
  return (
    <AccountFrame title="Account details" lede="To change your name, phone or email, contact one of our stores.">
      <AccountDetails account={account} />
      <ClientReview />
      <section className={layout.stack} aria-labelledby="change-password">
        <h2 id="change-password" className={styles.heading}>
          Change password
        </h2>
        <ChangePasswordForm email={account?.email ?? ''} />
      </section>
    </AccountFrame>
  );
};
