import type { PlainReply, Reply } from '../contract/envelope';
import { type Order, orderReply } from '../contract/order';
import { isCancelled } from '../domain/orderStatus';
import { apiError, type ApiError } from './apiError';
import type { Call } from './call';

type Answer = { data?: unknown; error?: ApiError | undefined };
type BaseQuery = (call: Call) => Answer | PromiseLike<Answer>;
type Resolved = { data: PlainReply; error?: undefined } | { data?: undefined; error: ApiError };

const CANCELLED: Resolved = { data: { status: 100, message: null } };

/** The order itself tells; the server may still be at work on the cancelling, so it is looked at again and again. */
const PAUSES = [500, 1500, 4000];

export const orderCall = (code: string): Call<Reply<Order | null>> => ({
  path: `/storefront/order/${encodeURIComponent(code)}`,
  authorised: true,
  reply: orderReply,
});

/** A back end may forget what is cancelled. */
const isMissing = ({ kind, isNo, httpStatus }: ApiError): boolean =>
  isNo && (kind === 'notFound' || (kind === 'refused' && httpStatus === 200));

/** What became of an order whose cancelling got no clear answer: cancelled, not cancelled, or `unknown` as it was. */
export const resolveCancel = async (
  orderCode: string,
  unknown: ApiError,
  baseQuery: BaseQuery,
  wait: (ms: number) => Promise<void>,
): Promise<Resolved> => {
  let outcome = unknown;
  for (const pause of PAUSES) {
    await wait(pause);
    const { data, error } = await baseQuery(orderCall(orderCode));
    const order = (data as Reply<Order | null> | undefined)?.data;
    const isGone = order === null || (error !== undefined && isMissing(error));
    if (isGone || (order && isCancelled(order.orderStatus))) return CANCELLED;
    outcome = order ? apiError('refused', { isNo: true }) : unknown;
  }
  return { error: outcome };
};
