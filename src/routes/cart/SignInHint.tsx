import { paths } from '../../config/paths';
import { Link } from '../../ui/Link';
import styles from './CartTotals.module.css';
import { SIGN_IN } from './signInFirst';

export const SignInHint = () => (
  <p className={styles.hint}>
    To check out or see your monthly payments,{' '}
    <Link to={paths.auth} state={SIGN_IN}>
      sign in to your account
    </Link>
    . We’ll keep your cart.
  </p>
);
