import { isPending } from '../../domain/orderStatus';
import type { ShopThunk } from '../../store/types';
import { confirmPayment } from './confirmPayment';
import { resolveOrderOutcome } from './resolveOrderOutcome';
import { currentUserPendingPayment } from './currentUserPendingPayment';
import { outcomeFound, paymentDropped } from './paymentSlice';
import { withPaymentGuard } from './withPaymentGuard';
import { withCheckoutLock } from './withCheckoutLock';

export type Recovery =
  | { kind: 'nothing' }
  /** The panel of the open payment says the rest. */
  | { kind: 'open' }
  | { kind: 'saved'; orderCode: string }
  | { kind: 'paid'; orderCode: string | null; fresh: boolean }
  /** It ended without us, unpaid as far as anybody knows. */
  | { kind: 'ended'; orderCode: string; status: string };

const recover =
  (): ShopThunk<Promise<Recovery>> =>
  async (dispatch, getState, { clock, rereadEntries }) => {
    rereadEntries();
    const pending = currentUserPendingPayment(getState(), clock.now());
    if (!pending) return { kind: 'nothing' };
    const truth = await dispatch(resolveOrderOutcome());
    if (truth.kind === 'none') return { kind: 'nothing' };
    if (truth.kind === 'saved') return truth;
    if (truth.kind === 'unreadable' || truth.kind === 'twice' || isPending(truth.status)) return { kind: 'open' };
    const { checkoutId } = getState().payment;
    // Paid for, but the browser was closed before the way back: what the return would have done is done now.
    if (checkoutId !== null && pending.checkoutUrl !== null) {
      const confirmation = await dispatch(confirmPayment(checkoutId));
      if (confirmation.kind === 'confirmed') {
        return { kind: 'paid', orderCode: confirmation.orderCode ?? truth.orderCode, fresh: confirmation.fresh };
      }
      if (confirmation.kind !== 'refused') {
        dispatch(outcomeFound({ kind: 'unreadable' }));
        return { kind: 'open' };
      }
    }
    dispatch(paymentDropped());
    return { kind: 'ended', orderCode: truth.orderCode, status: truth.status };
  };

/** What became of the payment that this browser began and did not see the end of; null when something is under way. */
export const recoverPayment = (): ShopThunk<Promise<Recovery | null>> => (dispatch) =>
  dispatch(withPaymentGuard(() => dispatch(withCheckoutLock(() => dispatch(recover())))));
