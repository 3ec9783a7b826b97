import { type PlainReply, plainReply, type Reply } from '../contract/envelope';
import { type Order, orderReply, type OrderRow, ordersReply } from '../contract/order';
import type { Call } from './call';
import { dataOf, shopApi } from './shopApi';

export const ordersApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<OrderRow[], void>({
      query: (): Call<Reply<OrderRow[]>> => ({ path: '/storefront/my-orders', authorised: true, reply: ordersReply }),
      transformResponse: dataOf<OrderRow[]>,
      providesTags: ['Orders'],
    }),
    getOrder: build.query<Order | null, string>({
      query: (code): Call<Reply<Order | null>> => ({
        path: `/storefront/order/${encodeURIComponent(code)}`,
        authorised: true,
        reply: orderReply,
      }),
      transformResponse: dataOf<Order | null>,
      providesTags: ['Orders'],
    }),
    cancelOrder: build.mutation<PlainReply, string>({
      query: (orderCode): Call<PlainReply> => ({
        path: '/storefront/order/cancel',
        method: 'POST',
        body: { order_code: orderCode },
        authorised: true,
        reply: plainReply,
        succeeds: ({ status }) => status === 100,
      }),
      // Also after a refusal: the order is then not what the list still says.
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const { useGetOrdersQuery, useGetOrderQuery, useCancelOrderMutation } = ordersApi;
