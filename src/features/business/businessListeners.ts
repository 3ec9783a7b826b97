import { businessApi } from '../../api/businessApi';
import type { ShopListeners } from '../../store/types';
import { businessRemembered } from './businessSlice';

export const businessListeners = ({ startListening }: ShopListeners): void => {
  startListening({
    matcher: businessApi.endpoints.getBusiness.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      if (payload) dispatch(businessRemembered(payload));
    },
  });
};
