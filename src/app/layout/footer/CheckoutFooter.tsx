import { paths } from '../../../config/paths';
import { Link } from '../../../ui/Link';
import styles from '../CheckoutFrame.module.css';
import { Copyright } from './Copyright';
import { useOpenOverlay } from '../../../features/overlays/useOpenOverlay';

export const CheckoutFooter = () => {
  const openReport = useOpenOverlay('report');
  return (
    <footer className={styles.footer}>
      <div className={styles.links}>
        <Link to={paths.terms} className={styles.link}>
          Terms
        </Link>
        <button type="button" aria-haspopup="dialog" className={styles.link} onClick={openReport}>
          Report a problem
        </button>
        <Copyright className={styles.right} />
      </div>
    </footer>
  );
};
