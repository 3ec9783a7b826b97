import { paths } from '../../../config/paths';
import { useCartCount } from '../../../features/cart/useCart';
import { Link } from '../../../ui/Link';
import { cx } from '../../../ui/cx';
import layout from '../../../ui/layout.module.css';
import styles from '../CheckoutFrame.module.css';
import { Logo } from './Logo';

/** The checkout header has no distracting links: only home, the progress and help. */
export const CheckoutHeader = () => {
  const count = useCartCount();
  return (
    <>
      <header className={styles.bar} data-checkout="">
        <div className={styles.row}>
          <Logo />
          <Link to={paths.contact} className={cx(layout.actionLink, styles.help)}>
            Help
          </Link>
        </div>
      </header>
      <nav aria-label="Steps">
        <ol className={cx(layout.row, styles.steps)}>
          <li className={styles.step}>
            <Link to={paths.cart} className={layout.actionLink}>
              Cart ({count})
            </Link>
          </li>
          <li className={styles.step} aria-current="step">
            Details
          </li>
          <li className={styles.step}>Payment</li>
        </ol>
      </nav>
    </>
  );
};
