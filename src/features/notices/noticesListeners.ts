import { isRejectedWithValue } from '@reduxjs/toolkit';
import { errorText, isApiError } from '../../api/apiError';
import { addedToCart, alreadyInCart, notify } from '../../api/apiEvents';
import type { CallMeta } from '../../api/call';
import type { ShopListeners } from '../../store/types';
import { noticeShown } from './noticesSlice';

const wantsToast = (meta: unknown): boolean =>
  typeof meta === 'object' &&
  meta !== null &&
  'baseQueryMeta' in meta &&
  (meta.baseQueryMeta as CallMeta | undefined)?.errors === 'toast';

/** Calls that have no place of their own for an error tell it in a toast. */
export const noticesListeners = ({ startListening }: ShopListeners): void => {
  startListening({
    actionCreator: addedToCart,
    effect: (_action, { dispatch }) => {
      dispatch(noticeShown('success', 'Added to cart'));
    },
  });
  startListening({
    actionCreator: alreadyInCart,
    effect: (_action, { dispatch }) => {
      dispatch(noticeShown('info', 'Already in cart'));
    },
  });
  startListening({
    actionCreator: notify,
    effect: ({ payload: { kind, text, undo } }, { dispatch }) => {
      dispatch(noticeShown(kind, text, undo));
    },
  });
  const isRejected = isRejectedWithValue();
  startListening({
    predicate: isRejected,
    effect: (action, { dispatch }) => {
      if (!isRejected(action) || !wantsToast(action.meta)) return;
      const { payload } = action;
      if (isApiError(payload) && payload.kind !== 'superseded') dispatch(noticeShown('error', errorText(payload)));
    },
  });
};
