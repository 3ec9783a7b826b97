import { useNavigate, type NavigateFunction } from 'react-router';
import { paths } from '../../../config/paths';
import { pendingChangesFlushed } from '../../../features/cart/cartListeners';
import { selectHasWaitingChanges } from '../../../features/cart/cartSlice';
import { sessionEnded } from '../../../features/session/sessionSlice';
import { useAppDispatch } from '../../../store/hooks';
import type { ShopThunk } from '../../../store/types';

const logOut =
  (navigate: NavigateFunction): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectHasWaitingChanges(getState())) {
      // The cart's unsent changes need the token, which their requests read before the next task.
      dispatch(pendingChangesFlushed());
      await new Promise((resolve) => setTimeout(resolve));
    }
    dispatch(sessionEnded('loggedOut'));
    void navigate(paths.auth, { replace: true });
  };

export const useLogOut = (): (() => void) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    void dispatch(logOut(navigate));
  };
};
