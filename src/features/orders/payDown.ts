import { errorText, isInProgress, isOutcomeUnknown, isSuperseded, mayBeCausedByEarlierTry } from '../../api/apiError';
import { checkoutApi, downPaymentCall } from '../../api/checkoutApi';
import { ordersApi } from '../../api/ordersApi';
import { callFingerprint } from '../../api/idempotencyKeys';
import { readFresh } from '../../api/readFresh';
import { paymentTarget } from '../../config/paymentTarget';
import type { Order } from '../../contract/order';
import { isDownPaymentDue } from '../../domain/instalments';
import type { ShopThunk } from '../../store/types';
import { handOverSession } from '../session/handOver';
import { dropPress, storePress } from './downPaymentPress';

/** The error to show; after an unknown outcome a retry reuses the same press and its key. */
export interface PayDownError {
  text: string;
  isUnknown: boolean;
}

const UNKNOWN = 'We can’t tell yet whether your payment was started. Nothing has been paid. Check again to continue.';
const CANNOT_OPEN: PayDownError = { text: 'The payment page could not be opened. Please try again.', isUnknown: false };

/** Refetches the order and checks whether its down payment is still due. */
const isStillDue =
  (orderCode: string): ShopThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { data: order } = await dispatch(readFresh(ordersApi.endpoints.getOrder, orderCode));
    return !!order && isDownPaymentDue(order);
  };

/** Opens the payment page of the down payment if it is still wanted then; resolves to an error when that fails. */
export const payDown =
  (order: Order, isWanted: () => boolean): ShopThunk<Promise<PayDownError | null>> =>
  async (dispatch, _getState, { redirect, idempotencyKeys, readToken }) => {
    const amount = order.loan?.downPaymentAmount ?? null;
    if (amount === null) return CANNOT_OPEN;
    const payment = { orderCode: order.orderCode, amount };
    const press = callFingerprint(downPaymentCall(payment), readToken());
    storePress(idempotencyKeys, press);
    const { data, error } = await dispatch(checkoutApi.endpoints.makeDownPayment.initiate(payment));
    if (error !== undefined) {
      if (isSuperseded(error)) return null;
      if (!isOutcomeUnknown(error)) {
        dropPress();
        // The order may have been decided since the page was opened.
        await dispatch(isStillDue(order.orderCode));
        return { text: errorText(error), isUnknown: false };
      }
      const didNotAct =
        mayBeCausedByEarlierTry(error) && (await dispatch(isStillDue(order.orderCode))) && !isInProgress(error);
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
      dispatch(handOverSession());
      redirect(target);
    }
    return null;
  };
