import { isOutcomeUnknown } from '../../../api/apiError';
import { notify } from '../../../api/apiEvents';
import { ordersApi } from '../../../api/ordersApi';
import { cancelledText } from '../../../domain/cancelledText';
import type { RootState, ShopThunk } from '../../../store/types';
import { NOT_CANCELLED } from './messages';
import { storeKnownOrders } from './ownOrders';
import { type PaymentOutcome, stepNoteOf, waitingOutcome, withStepNote } from './paymentOutcome';
import { duplicatesSettled, paymentClosed, paymentDropped } from './paymentSlice';
import { paymentStep } from './paymentStep';
import { currentUserPendingPayment, isPaymentOfAnotherAccount } from './pendingPayment';
import { restoreCart } from './restoreCart';

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
    await dispatch(restoreCart(orderCode));
    if (isWaitedFor(getState(), orderCode)) dispatch(paymentClosed());
    return 'cancelled';
  };

const cancel =
  (orderCode: string): ShopThunk<Promise<PaymentOutcome>> =>
  async (dispatch, getState) => {
    const end = await dispatch(sendCancellation(orderCode));
    if (end === 'cancelled') return { kind: end, orderCode };
    return withStepNote(getState().payment.outcome, end, [orderCode]);
  };

/** Cancels an order that is not paid yet. */
export const cancelOrder = paymentStep('cancelOrder', 'cancelling', (orderCode: string) => async (dispatch) => {
  const outcome = await dispatch(cancel(orderCode));
  await dispatch(storeKnownOrders());
  return outcome;
});

/** Cancels the order after the shopper has cancelled on the payment page. */
export const giveUpPayment = paymentStep('giveUpPayment', 'cancelling', (orderCode: string) => async (dispatch) => {
  const outcome = await dispatch(cancel(orderCode));
  if (outcome.kind === 'cancelled') dispatch(notify('success', cancelledText(orderCode)));
  else if (stepNoteOf(outcome) === 'notCancelled') dispatch(notify('error', NOT_CANCELLED));
  return outcome;
});

/** Ends the choice between duplicates: the remaining order continues like a single one. */
const resolveDuplicates =
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
    const waiting = waitingOutcome(orderCode, pending?.total);
    return cancelled.length > 0 ? withStepNote(waiting, 'cancelled', cancelled) : waiting;
  };

const duplicatesIn = ({ payment: { outcome } }: RootState): string[] =>
  outcome?.kind === 'twice' ? outcome.duplicates : [];

/** Cancels the duplicate orders of one press. */
export const cancelDuplicates = paymentStep('cancelDuplicates', 'cancelling', () => async (dispatch, getState) => {
  const duplicates = duplicatesIn(getState());
  const ends: Record<Cancelling, string[]> = { cancelled: [], notCancelled: [], cancelUnknown: [] };
  for (const code of duplicates) ends[await dispatch(sendCancellation(code))].push(code);
  await dispatch(storeKnownOrders());
  const left = (['cancelUnknown', 'notCancelled'] as const).find((end) => ends[end].length > 0);
  if (left) return withStepNote(getState().payment.outcome, left, ends[left]);
  return dispatch(resolveDuplicates(duplicates, ends.cancelled));
});

/** Keeps all orders of one press. */
export const keepDuplicates = paymentStep(
  'keepDuplicates',
  'checking',
  () => (dispatch, getState) => dispatch(resolveDuplicates(duplicatesIn(getState()), [])),
);
