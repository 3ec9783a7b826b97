import { alreadyInCart } from '../../api/apiEvents';
import type { ShopThunk } from '../../store/types';
import { overlayOpened } from '../overlays/overlaysSlice';

/** Shows a message and opens the bag when a line that is already in it is added again. */
export const showLineInCart = (): ShopThunk => (dispatch) => {
  dispatch(alreadyInCart());
  dispatch(overlayOpened('cartDrawer'));
};
