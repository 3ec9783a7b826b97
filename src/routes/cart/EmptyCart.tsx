import { paths } from '../../config/paths';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { cx } from '../../ui/cx';
import layout from '../../ui/layout.module.css';
import { BestSellers } from '../shared/BestSellers';
import styles from './CartPage.module.css';

/** The empty bag. A visitor is asked to sign in, since the account may have a bag. */
export const EmptyCart = () => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <>
      <EmptyState
        drawing="bag"
        title="You do not have any items in your cart."
        action={
          <div className={cx(layout.row, styles.ways)}>
            <ButtonLink to={paths.home}>Start Shopping</ButtonLink>
            {isSignedIn ? (
              <ButtonLink to={paths.accountEdit} variant="quiet">
                Profile
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.auth} state={{ from: paths.cart }} variant="quiet">
                Sign In
              </ButtonLink>
            )}
          </div>
        }
      >
        {!isSignedIn && <p>Have an account? Sign in to see your items.</p>}
      </EmptyState>
      <BestSellers />
    </>
  );
};
