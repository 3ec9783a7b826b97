import type { PlainReply, Reply } from '../contract/envelope';
import { type Order, orderReply } from '../contract/order';
import { isCancelled } from '../domain/orderStatus';
import { apiError, type ApiError, isOutcomeUnknown } from './apiError';
import type { Call } from './call';
import { isMissing } from './isMissing';

type Answer = { data?: unknown; error?: ApiError | undefined };
type BaseQuery = (call: Call) => Answer | PromiseLike<Answer>;
type Resolved = { data: PlainReply; error?: undefined } | { data?: undefined; error: ApiError };

const CANCELLED: Resolved = { data: { status: 100, message: null } };

/** Reads the order repeatedly, because the server may still be cancelling it. */
const RETRY_DELAYS_MS = [500, 1500, 4000];

export const orderCall = (code: string): Call<Reply<Order | null>> => ({
  path: `/storefront/order/${encodeURIComponent(code)}`,
  authorised: true,
  reply: orderReply,
});

const readOrder = async (orderCode: string, baseQuery: BaseQuery) => {
  const { data, error } = await baseQuery(orderCall(orderCode));
  const order = (data as Reply<Order | null> | undefined)?.data;
  // A back end may delete a cancelled order; a proxy's 404 proves nothing.
  return { order, isGone: order === null || (error?.didNotAct === true && isMissing(error)) };
};

/** Reads the order until it says whether it was cancelled. While it cannot be read, the outcome stays unknown. */
export const resolveCancel = async (
  orderCode: string,
  callError: ApiError,
  baseQuery: BaseQuery,
  wait: (ms: number) => Promise<void>,
): Promise<Resolved> => {
  if (!isOutcomeUnknown(callError)) {
    // The order may have been cancelled before: by another tab, or by a try whose reply was lost with the page.
    const { order } = callError.kind === 'unauthorised' ? { order: null } : await readOrder(orderCode, baseQuery);
    return order && isCancelled(order.orderStatus) ? CANCELLED : { error: callError };
  }
  let outcome = callError;
  for (const pause of RETRY_DELAYS_MS) {
    await wait(pause);
    const { order, isGone } = await readOrder(orderCode, baseQuery);
    if (isGone || (order && isCancelled(order.orderStatus))) return CANCELLED;
    outcome = order
      ? apiError('refused', { message: callError.kind === 'refused' ? callError.message : null, didNotAct: true })
      : callError;
  }
  return { error: outcome };
};
