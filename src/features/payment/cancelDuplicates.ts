import type { ShopThunk } from '../../store/types';
import { type Cancelling, cancelPayment } from './cancelPayment';

/** Cancels the orders that one press has made too many; tells of each what became of it. */
export const cancelDuplicates = (): ShopThunk<Promise<Record<Cancelling, string[]>>> => async (dispatch, getState) => {
  const { finding } = getState().payment;
  const ends: Record<Cancelling, string[]> = { cancelled: [], refused: [], unknown: [] };
  for (const code of finding?.kind === 'twice' ? finding.duplicates : []) {
    ends[await dispatch(cancelPayment(code))].push(code);
  }
  return ends;
};
