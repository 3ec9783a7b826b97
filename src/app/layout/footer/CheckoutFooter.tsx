import { paths } from '../../../config/paths';
import { Link } from '../../../ui/Link';
import { cx } from '../../../ui/cx';
import layout from '../../../ui/layout.module.css';
import styles from '../CheckoutFrame.module.css';
import { Copyright } from './Copyright';
import { useOpenOverlay } from '../../../features/overlays/useOpenOverlay';

export const CheckoutFooter = () => {
  const openReport = useOpenOverlay('report');
  return (
    <footer className={styles.footer}>
      <div className={cx(layout.row, styles.links)}>
        <Link to={paths.terms} className={layout.actionLink}>
          Terms
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          className={cx(layout.actionLink, styles.report)}
          onClick={openReport}
        >
          Report a problem
        </button>
        <Copyright className={styles.right} />
      </div>
    </footer>
  );
};
