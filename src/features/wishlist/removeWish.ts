import { notify } from '../../api/apiEvents';
import type { Id } from '../../lib/ids';
import type { ShopThunk } from '../../store/types';
import { wishesDropped, wishRestored } from './wishlistSlice';

/** Removes a product from the wishlist page, where its card disappears, and offers to undo it. */
export const removeWish =
  (id: Id): ShopThunk =>
  (dispatch, getState) => {
    const { ids, seen } = getState().wishlist;
    const undo = wishRestored({ id, at: ids.indexOf(id), seen: seen.filter((wish) => wish.id === id) });
    dispatch(wishesDropped([id]));
    dispatch(notify('success', 'Removed from wishlist', undo));
  };
