import { paths } from '../../config/paths';
import { pendingChangesFlushed } from '../../features/cart/cartListeners';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/ButtonLink';
import { SIGN_IN } from './signInFirst';

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
