import { type ApiError, errorText, isApiError, isOutcomeUnknown, mayBeCausedByEarlierTry } from '../../../api/apiError';
import { checkoutApi, confirmCall } from '../../../api/checkoutApi';
import { callFingerprint } from '../../../api/idempotencyKeys';
import { withLock } from '../../../lib/entries/withLock';
import type { ShopThunk } from '../../../store/types';
import { readPayment } from './ownOrders';
import type { PaymentOutcome } from './paymentOutcome';
import { confirmationSent, paymentConfirmed, paymentDropped } from './paymentSlice';
import { paymentStep } from './paymentStep';
import { restoreCart } from './restoreCart';

type Confirmation = Extract<PaymentOutcome, { kind: 'confirmed' | 'notPaid' | 'signedOut' | 'unconfirmed' }>;

const NOT_PAID = 'The payment wasn’t made.';
const RETRY_DELAYS_MS = [1500, 4000];
const MAX_RETRY_DELAY_MS = 10_000;

/** Follows Retry-After up to a limit, because the shopper is waiting. */
const pauseAfter = (error: unknown, pause: number): number => {
  const { retryAfter }: Pick<ApiError, 'retryAfter'> = isApiError(error) ? error : { retryAfter: null };
  return Math.min(Math.max(pause, (retryAfter ?? 0) * 1000), MAX_RETRY_DELAY_MS);
};

const confirmed =
  (checkoutId: string, orderCode: string | null): ShopThunk<Confirmation> =>
  (dispatch, getState, { saveEntry }) => {
    const { pending } = getState().payment;
    const isSame = pending !== null && (pending.orderCode ?? orderCode) === orderCode;
    dispatch(paymentConfirmed({ checkoutId, orderCode, total: isSame ? pending.total : null }));
    // Stored before the next tab gets the lock.
    saveEntry('lastPayment');
    return { kind: 'confirmed', orderCode, fresh: true };
  };

/** Stores that the confirmation was sent: after a reload a rejection is then checked against the order. */
const noteSent =
  (checkoutId: string): ShopThunk<{ isFirst: boolean }> =>
  (dispatch, getState, { saveEntry, idempotencyKeys, readToken }) => {
    const press = callFingerprint(confirmCall(checkoutId), readToken());
    const key = getState().payment.pending?.confirmKey;
    if (key) idempotencyKeys.restore(press, key);
    else dispatch(confirmationSent(idempotencyKeys.keyFor(press)));
    saveEntry('pendingPayment');
    return { isFirst: !key };
  };

const ask =
  (checkoutId: string): ShopThunk<Promise<Confirmation>> =>
  async (dispatch, getState, { rereadEntries, wait }) => {
    rereadEntries();
    const { lastPayment } = getState().payment;
    if (lastPayment?.checkoutId === checkoutId) {
      return { kind: 'confirmed', orderCode: lastPayment.orderCode, fresh: false };
    }
    const { isFirst } = dispatch(noteSent(checkoutId));
    for (let tries = 0; ; tries += 1) {
      const { data, error } = await dispatch(checkoutApi.endpoints.confirmOrder.initiate(checkoutId));
      if (error === undefined) return dispatch(confirmed(checkoutId, data?.orderCode ?? null));
      // Refused at the first try: nothing is unknown, so a refusal of the next confirmation counts.
      if (isFirst && tries === 0 && !isOutcomeUnknown(error)) dispatch(confirmationSent(null));
      if (getState().session.token === null) return { kind: 'signedOut' };
      // The payment provider may have informed the shop already, which then refuses to confirm a paid order again.
      const order = mayBeCausedByEarlierTry(error) ? await dispatch(readPayment()) : null;
      if (order?.verdict === 'paid') return dispatch(confirmed(checkoutId, order.orderCode));
      if (!isOutcomeUnknown(error) || order?.verdict === 'notPaid') {
        return { kind: 'notPaid', text: errorText(error, NOT_PAID) };
      }
      const pause = RETRY_DELAYS_MS[tries];
      if (pause === undefined) return { kind: 'unconfirmed' };
      await wait(pauseAfter(error, pause));
    }
  };

/** Confirms a payment once, even after a second tab, a reload or a bookmark. */
export const confirmOnce =
  (checkoutId: string): ShopThunk<Promise<Confirmation>> =>
  (dispatch, _getState, extra) =>
    withLock(extra, 'confirm', () => dispatch(ask(checkoutId)));

/** Confirms the payment from which the shopper returns. */
export const confirmPayment = paymentStep(
  'confirmPayment',
  'confirming',
  (checkoutId: string) =>
    async (dispatch, getState, { rereadEntries }) => {
      const outcome = await dispatch(confirmOnce(checkoutId));
      if (outcome.kind === 'notPaid') {
        // Keeps an order that another tab has sent since without redirecting: dropping it would allow a second order.
        rereadEntries();
        const { pending } = getState().payment;
        if (pending?.checkoutUrl != null) {
          await dispatch(restoreCart(pending.orderCode));
          dispatch(paymentDropped());
        }
      }
      return outcome;
    },
);
