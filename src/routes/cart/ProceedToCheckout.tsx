import { paths } from '../../config/paths';
import { useFeature } from '../../features/business/useFeature';
import { pendingChangesFlushed } from '../../features/cart/cartListeners';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/ButtonLink';
import { Link } from '../../ui/Link';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import styles from './CartTotals.module.css';

/** State of a link to the sign-in page, which then continues to the checkout. */
const SIGN_IN = { from: paths.checkout };

export const ProceedToCheckout = () => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dispatch = useAppDispatch();
  if (isSignedIn) {
    return (
      <ButtonLink to={paths.checkout} wide onClick={() => dispatch(pendingChangesFlushed())}>
        PROCEED TO CHECKOUT
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={paths.auth} state={SIGN_IN} wide>
      PROCEED TO CHECKOUT
    </ButtonLink>
  );
};

export const SignInHint = () => (
  <p className={cx(layout.muted, styles.hint)}>
    To check out{useFeature('credit_terms') ? '' : ' or see your monthly payments'},{' '}
    <Link to={paths.auth} state={SIGN_IN}>
      sign in to your account
    </Link>
    . We’ll keep your cart.
  </p>
);
