import { alreadyInCart } from '../../api/apiEvents';
import type { Id } from '../../lib/ids';
import { useAppSelector } from '../../store/hooks';
import type { ShopThunk } from '../../store/types';
import { overlayOpened } from '../overlays/overlaysSlice';
import { selectCartLines } from './cartSelectors';
import { isCounted } from './checkedLines';

/** The variant's line in the bag, where it is part of the next order. */
export const useLineInCart = (variantId: Id | undefined) =>
  useAppSelector((state) => selectCartLines(state).find((line) => line.id === variantId && isCounted(line)));

/** Shows a message and opens the bag when a line that is already in it is added again. */
export const showLineInCart = (): ShopThunk => (dispatch) => {
  dispatch(alreadyInCart());
  dispatch(overlayOpened('cartDrawer'));
};
