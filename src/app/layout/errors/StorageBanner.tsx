import { selectStorageRefused } from '../../../features/notices/noticesSlice';
import { useAppSelector } from '../../../store/hooks';
import styles from './StorageBanner.module.css';

export const StorageBanner = () => {
  const refused = useAppSelector(selectStorageRefused);
  return refused ? (
    <p role="status" className={styles.banner}>
      This browser can’t save your cart
    </p>
  ) : null;
};
