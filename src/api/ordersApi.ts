import { type PlainReply, plainReply, type Reply } from '../contract/envelope';
import { type Order, type OrderRow, ordersReply } from '../contract/order';
import { CANCELLED } from '../domain/orderStatus';
import type { Call } from './call';
import type { ApiExtra } from './extra';
import { orderCall, resolveCancel } from './resolveCancel';
import { replyData, shopApi } from './shopApi';

const cancelCall = (orderCode: string): Call<PlainReply> => ({
  path: '/storefront/order/cancel',
  method: 'POST',
  body: { order_code: orderCode },
  authorised: true,
  once: true,
  outcomeInOrder: true,
  reply: plainReply,
  succeeds: ({ status }) => status === 100,
});

export const ordersApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<OrderRow[], void>({
      query: (): Call<Reply<OrderRow[]>> => ({ path: '/storefront/my-orders', authorised: true, reply: ordersReply }),
      transformResponse: replyData<OrderRow[]>,
      providesTags: [{ type: 'Orders', id: 'list' }],
    }),
    getOrder: build.query<Order | null, string>({
      query: orderCall,
      transformResponse: replyData<Order | null>,
      providesTags: (_order, _error, code) => [{ type: 'Orders', id: code }],
    }),
    /** Resolves to a clear outcome, or fails with an unknown one when neither the call nor the order shows it. */
    cancelOrder: build.mutation<PlainReply, string>({
      queryFn: async (orderCode, { extra }, _options, baseQuery) => {
        const { data, error } = await baseQuery(cancelCall(orderCode));
        if (error === undefined) return { data: data as PlainReply };
        return resolveCancel(orderCode, error, baseQuery, (extra as ApiExtra).wait);
      },
      // Updates the cached list at once, whether or not the server would still return the order in it.
      onQueryStarted: async (orderCode, { dispatch, queryFulfilled }) => {
        try {
          await queryFulfilled;
        } catch {
          return;
        }
        const marked = (rows: OrderRow[]) =>
          rows.map((row) => (row.orderCode === orderCode ? { ...row, status: CANCELLED } : row));
        dispatch(ordersApi.util.updateQueryData('getOrders', undefined, marked));
      },
      // After a refusal the cached list no longer matches the order; a cancelled order may return its goods to the cart.
      invalidatesTags: (_reply, error, code) => (error ? ['Orders'] : [{ type: 'Orders', id: code }, 'Cart']),
    }),
  }),
});

export const { useGetOrdersQuery, useGetOrderQuery, useCancelOrderMutation } = ordersApi;
