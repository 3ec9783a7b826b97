import { AccountDetails } from '../../features/account/AccountDetails';
import { ChangePasswordForm } from '../../features/account/ChangePasswordForm';
import { useFeature } from '../../features/business/useFeature';
import { ClientReview } from '../../features/eligibility/ClientReview';
import { selectAccount } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useChunk } from '../../ui/useChunk';
import { usePageTitle } from '../../ui/usePageMeta';
import layout from '../../ui/layout.module.css';
import styles from './AccountEditPage.module.css';
import { AccountFrame } from './AccountFrame';

const loadDetails = () => import(/* webpackChunkName: "own" */ '../../features/account/DetailsForm');
const loadData = () => import(/* webpackChunkName: "own" */ './YourData');

export const AccountEditPage = () => {
  usePageTitle('Account details');
  const account = useAppSelector(selectAccount);
  const canEdit = useFeature('account');
  const details = useChunk(loadDetails, canEdit);
  const data = useChunk(loadData, canEdit);
  const fixed = canEdit ? 'email' : 'name, phone or email';
  return (
    <AccountFrame title="Account details" lede={`To change your ${fixed}, contact one of our stores.`}>
      {details && account ? <details.DetailsForm account={account} /> : <AccountDetails account={account} />}
      <ClientReview />
      <section className={layout.stack} aria-labelledby="change-password">
        <h2 id="change-password" className={styles.heading}>
          Change password
        </h2>
        <ChangePasswordForm email={account?.email ?? ''} />
      </section>
      {data && <data.YourData email={account?.email ?? ''} />}
    </AccountFrame>
  );
};
