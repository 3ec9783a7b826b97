import { errorText, isInProgress, isOutcomeUnknown, isSuperseded, mayBeCausedByEarlierTry } from '../../api/apiError';
import type { Call } from '../../api/call';
import { callFingerprint } from '../../api/idempotencyKeys';
import { paymentTarget } from '../../config/paymentTarget';
import type { ShopThunk } from '../../store/types';
import { handOverSession } from '../session/handOver';
import { dropPress, storePress } from './storedPress';

/** The error to show; after an unknown outcome a retry reuses the same press and its key. */
export interface PaymentPressError {
  text: string;
  isUnknown: boolean;
}

interface Started {
  checkoutUrl: string | null;
  checkoutId?: string | null;
}

/** A payment of an order that is placed already. */
export interface PaymentOfOrder {
  call: Call;
  send: ShopThunk<PromiseLike<{ data?: Started | null | undefined; error?: unknown }>>;
  /** Reads from the server whether the payment is still due. */
  isStillDue: ShopThunk<Promise<boolean>>;
  /** Called before the redirect. */
  onStarted?: (checkoutId: string | null) => void;
}

const UNKNOWN = 'We can’t tell yet whether your payment was started. Nothing has been paid. Check again to continue.';
export const CANNOT_OPEN: PaymentPressError = {
  text: 'The payment page could not be opened. Please try again.',
  isUnknown: false,
};

/** Opens the page of the payment if it is still wanted then; resolves to an error when that fails. */
export const openPaymentPage =
  (
    { call, send, isStillDue, onStarted }: PaymentOfOrder,
    isWanted: () => boolean,
  ): ShopThunk<Promise<PaymentPressError | null>> =>
  async (dispatch, _getState, { redirect, idempotencyKeys, readToken }) => {
    const press = callFingerprint(call, readToken());
    storePress(idempotencyKeys, press);
    const { data, error } = await dispatch(send);
    if (error !== undefined) {
      if (isSuperseded(error)) return null;
      if (!isOutcomeUnknown(error)) {
        dropPress();
        // The order may have changed since the page was opened.
        await dispatch(isStillDue);
        return { text: errorText(error), isUnknown: false };
      }
      const didNotAct = mayBeCausedByEarlierTry(error) && (await dispatch(isStillDue)) && !isInProgress(error);
      if (!didNotAct) return { text: `${errorText(error, '')} ${UNKNOWN}`.trim(), isUnknown: true };
      // The order confirms the rejection, so the next press gets a new key.
      idempotencyKeys.complete(press);
      dropPress();
      return { text: errorText(error), isUnknown: false };
    }
    dropPress();
    const target = paymentTarget(data?.checkoutUrl);
    if (target === null) return CANNOT_OPEN;
    if (isWanted()) {
      onStarted?.(data?.checkoutId ?? null);
      dispatch(handOverSession());
      redirect(target);
    }
    return null;
  };
