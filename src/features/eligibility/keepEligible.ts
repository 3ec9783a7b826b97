import type { ShopThunk } from '../../store/types';
import { accountChanged } from '../session/sessionSlice';

/** Stores an eligibility that follows from an action of the shopper with their account. */
export const keepEligible =
  (eligible: string): ShopThunk =>
  (dispatch, getState) => {
    const { account } = getState().session;
    if (account) dispatch(accountChanged({ ...account, eligible }));
  };
