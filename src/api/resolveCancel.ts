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

/** The order itself tells; the server may still be at work on the cancelling, so it is looked at again and again. */
const RETRY_DELAYS_MS = [500, 1500, 4000];

export const orderCall = (code: string): Call<Reply<Order | null>> => ({
  path: `/storefront/order/${encodeURIComponent(code)}`,
  authorised: true,
  reply: orderReply,
});

type Look = (orderCode: string) => Promise<{ order: Order | null | undefined; isGone: boolean }>;

const lookWith =
  (baseQuery: BaseQuery): Look =>
  async (orderCode) => {
    const { data, error } = await baseQuery(orderCall(orderCode));
    const order = (data as Reply<Order | null> | undefined)?.data;
    // A back end may forget what is cancelled; a proxy's 404 says nothing of it.
    return { order, isGone: order === null || (error?.isNo === true && isMissing(error)) };
  };

/**
 * What became of an order whose cancelling did not simply succeed. A refusal counts as done where the order says that it
 * is cancelled: an earlier try, whose reply was lost, has done it. An unknown outcome is asked for with pauses, and
 * stays unknown while the order cannot be read.
 */
export const resolveCancel = async (
  orderCode: string,
  failure: ApiError,
  baseQuery: BaseQuery,
  wait: (ms: number) => Promise<void>,
): Promise<Resolved> => {
  const look = lookWith(baseQuery);
  if (!isOutcomeUnknown(failure)) {
    const { order } = failure.kind === 'refused' ? await look(orderCode) : {};
    return order && isCancelled(order.orderStatus) ? CANCELLED : { error: failure };
  }
  let outcome = failure;
  for (const pause of RETRY_DELAYS_MS) {
    await wait(pause);
    const { order, isGone } = await look(orderCode);
    if (isGone || (order && isCancelled(order.orderStatus))) return CANCELLED;
    outcome = order ? apiError('refused', { isNo: true }) : failure;
  }
  return { error: outcome };
};
