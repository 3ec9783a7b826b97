import { useNavigate } from 'react-router';
import { notify } from '../../api/apiEvents';
import { paths } from '../../config/paths';
import { CloseAccount } from '../../features/account/CloseAccount';
import { DownloadData } from '../../features/account/DownloadData';
import { sessionEnded } from '../../features/session/sessionSlice';
import { useAppDispatch } from '../../store/hooks';
import styles from './AccountEditPage.module.css';

/** The customer's data: taking a copy, and closing the account. */
export const YourData = ({ email }: { email: string }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <section className={styles.section} aria-labelledby="your-data">
      <h2 id="your-data" className={styles.heading}>
        Your data
      </h2>
      <p>Download a copy of everything we’ve stored about you, or close your account.</p>
      <div className={styles.ways}>
        <DownloadData />
        <CloseAccount
          email={email}
          onClosed={(message) => {
            dispatch(sessionEnded('loggedOut'));
            dispatch(notify('success', message));
            void navigate(paths.auth, { replace: true });
          }}
        />
      </div>
    </section>
  );
};
