import { alreadyInCart } from '../../api/apiEvents';
import type { ShopThunk } from '../../store/types';
import { overlayOpened } from '../overlays/overlaysSlice';

/** A line that the bag holds was added again: says so and shows the bag. */
export const heldLineAdded = (): ShopThunk => (dispatch) => {
  dispatch(alreadyInCart());
  dispatch(overlayOpened('cartDrawer'));
};
