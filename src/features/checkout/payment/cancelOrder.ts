import { isOutcomeUnknown } from '../../../api/apiError';
import { notify } from '../../../api/apiEvents';
import { ordersApi } from '../../../api/ordersApi';
import { cancelledText } from '../../../domain/cancelledText';
import { PENDING } from '../../../domain/orderStatus';
import type { RootState, ShopThunk } from '../../../store/types';
import { storeKnownOrders } from './ownOrders';
import { type PaymentOutcome, withStepNote } from './paymentOutcome';
import { duplicatesSettled, paymentClosed, paymentDropped } from './paymentSlice';
import { currentUserPendingPayment, isPaymentOfAnotherAccount } from './pendingPayment';
import { restoreBag } from './restoreBag';

type Cancelling = 'cancelled' | 'notCancelled' | 'cancelUnknown';

/** Whether this browser recently started the payment of this order; an order placed before cannot be it. */
export const wasStartedInThisBrowser =
  (orderCode: string): ShopThunk<boolean> =>
  (_dispatch, getState, { clock }) => {
    const pending = currentUserPendingPayment(getState(), clock.now());
    if (!pending) return false;
    if (pending.orderCode !== null) return pending.orderCode === orderCode;
    return pending.phase === 'placed' && pending.known !== null && !pending.known.includes(orderCode);
  };

/** False for a different order whose outcome is unknown, and for another account's open payment. */
const isWaitedFor = (state: RootState, orderCode: string): boolean => {
  const { pending } = state.payment;
  if (pending === null || pending.orderCode === orderCode) return true;
  const isKnown = pending.known?.includes(orderCode) === true;
  return pending.orderCode === null && pending.phase === 'placed' && !isKnown && !isPaymentOfAnotherAccount(state);
};

const sendCancellation =
  (orderCode: string): ShopThunk<Promise<Cancelling>> =>
  async (dispatch, getState) => {
    const { error } = await dispatch(ordersApi.endpoints.cancelOrder.initiate(orderCode));
    if (error !== undefined) return isOutcomeUnknown(error) ? 'cancelUnknown' : 'notCancelled';
    await dispatch(restoreBag(orderCode));
    if (isWaitedFor(getState(), orderCode)) dispatch(paymentClosed());
    return 'cancelled';
  };

/** Cancels an order that is not paid yet. */
export const cancelOrder =
  (orderCode: string): ShopThunk<Promise<PaymentOutcome>> =>
  async (dispatch, getState) => {
    const end = await dispatch(sendCancellation(orderCode));
    if (end === 'cancelled') return { kind: end, orderCode };
    return withStepNote(getState().payment.outcome, end, [orderCode]);
  };

/** Ends the choice between duplicates: the remaining order continues like a single one. */
export const settleDuplicates =
  (duplicates: string[], cancelled: string[]): ShopThunk<PaymentOutcome> =>
  (dispatch, getState) => {
    const { outcome, pending } = getState().payment;
    dispatch(duplicatesSettled(duplicates));
    const orderCode = outcome?.kind === 'twice' ? outcome.orderCode : null;
    if (pending?.next === 'done') {
      dispatch(paymentDropped());
      if (cancelled.length > 0) dispatch(notify('success', cancelledText(...cancelled)));
      return { kind: 'saved', orderCode };
    }
    const waiting = { kind: 'waiting', orderCode, status: PENDING, total: pending?.total ?? null, note: null } as const;
    return cancelled.length > 0 ? withStepNote(waiting, 'cancelled', cancelled) : waiting;
  };

/** Cancels the duplicate orders of one press. */
export const cancelDuplicates =
  (duplicates: string[]): ShopThunk<Promise<PaymentOutcome>> =>
  async (dispatch, getState) => {
    const ends: Record<Cancelling, string[]> = { cancelled: [], notCancelled: [], cancelUnknown: [] };
    for (const code of duplicates) ends[await dispatch(sendCancellation(code))].push(code);
    await dispatch(storeKnownOrders());
    const left = (['cancelUnknown', 'notCancelled'] as const).find((end) => ends[end].length > 0);
    if (left) return withStepNote(getState().payment.outcome, left, ends[left]);
    return dispatch(settleDuplicates(duplicates, ends.cancelled));
  };
