import { type ApiError, errorText, isApiError, isOutcomeUnknown } from '../../api/apiError';
import { checkoutApi } from '../../api/checkoutApi';
import type { ApiExtra } from '../../api/extra';
import { inTurn } from '../../lib/entries/inTurn';
import type { ShopThunk } from '../../store/types';
import type { PaymentOutcome } from './paymentOutcome';
import { paymentConfirmed } from './paymentSlice';

type Confirmation = Extract<PaymentOutcome, { kind: 'confirmed' | 'notPaid' | 'signedOut' | 'unconfirmed' }>;

const NOT_PAID = 'The payment has not been made.';
const RETRY_DELAYS_MS = [1500, 4000];
const MAX_RETRY_DELAY_MS = 10_000;

/** As long as a busy server asks for, within reason: the shopper is waiting too. */
const pauseAfter = (error: unknown, pause: number): number => {
  const { retryAfter }: Pick<ApiError, 'retryAfter'> = isApiError(error) ? error : { retryAfter: null };
  return Math.min(Math.max(pause, (retryAfter ?? 0) * 1000), MAX_RETRY_DELAY_MS);
};

/** By store: what is being confirmed right now. An effect that runs twice asks once. */
const running = new WeakMap<ApiExtra, Map<string, Promise<Confirmation>>>();

const ask =
  (checkoutId: string): ShopThunk<Promise<Confirmation>> =>
  async (dispatch, getState, { keepNow, rereadEntries, wait }) => {
    rereadEntries();
    const { lastPayment } = getState().payment;
    if (lastPayment?.checkoutId === checkoutId) {
      return { kind: 'confirmed', orderCode: lastPayment.orderCode, fresh: false };
    }
    for (let tries = 0; ; tries += 1) {
      const { data, error } = await dispatch(checkoutApi.endpoints.confirmOrder.initiate(checkoutId));
      if (error === undefined) {
        const orderCode = data?.orderCode ?? null;
        const { pending } = getState().payment;
        const isSame = pending !== null && (pending.orderCode ?? orderCode) === orderCode;
        dispatch(paymentConfirmed({ checkoutId, orderCode, total: isSame ? pending.total : null }));
        // Before the next tab has its turn.
        keepNow('lastPayment');
        return { kind: 'confirmed', orderCode, fresh: true };
      }
      if (getState().session.token === null) return { kind: 'signedOut' };
      if (!isOutcomeUnknown(error)) return { kind: 'notPaid', text: errorText(error, NOT_PAID) };
      const pause = RETRY_DELAYS_MS[tries];
      if (pause === undefined) return { kind: 'unconfirmed' };
      await wait(pauseAfter(error, pause));
    }
  };

/** Confirms a payment once, whoever asks: an effect that runs twice, a second tab, a reload, a bookmark. */
export const confirmPayment =
  (checkoutId: string): ShopThunk<Promise<Confirmation>> =>
  (dispatch, _getState, extra) => {
    const mine = running.get(extra) ?? new Map<string, Promise<Confirmation>>();
    running.set(extra, mine);
    const under = mine.get(checkoutId);
    if (under) return under;
    const asked = inTurn(extra, 'confirm', () => dispatch(ask(checkoutId)));
    const result = asked.finally(() => mine.delete(checkoutId));
    mine.set(checkoutId, result);
    return result;
  };
