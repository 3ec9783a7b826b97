import { type PlainReply, plainReply, type Reply } from '../contract/envelope';
import { type Order, orderReply, type OrderRow, ordersReply } from '../contract/order';
import type { Call } from './call';
import { dataOf, shopApi } from './shopApi';

export const ordersApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<OrderRow[], void>({
      query: (): Call<Reply<OrderRow[]>> => ({ path: '/storefront/my-orders', authorised: true, reply: ordersReply }),
      transformResponse: dataOf<OrderRow[]>,
      providesTags: [{ type: 'Orders', id: 'list' }],
    }),
    getOrder: build.query<Order | null, string>({
      query: (code): Call<Reply<Order | null>> => ({
        path: `/storefront/order/${encodeURIComponent(code)}`,
        authorised: true,
        reply: orderReply,
      }),
      transformResponse: dataOf<Order | null>,
      providesTags: (_order, _error, code) => [{ type: 'Orders', id: code }],
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
      // What is cancelled leaves the list, whether or not the server would still name it.
      onQueryStarted: async (orderCode, { dispatch, queryFulfilled }) => {
        const isCancelled = await queryFulfilled.then(
          () => true,
          () => false,
        );
        const without = (rows: OrderRow[]) => rows.filter((row) => row.orderCode !== orderCode);
        if (isCancelled) dispatch(ordersApi.util.updateQueryData('getOrders', undefined, without));
      },
      // After a refusal the order is not what the list still says.
      invalidatesTags: (_reply, error, code) => (error ? ['Orders'] : [{ type: 'Orders', id: code }]),
    }),
  }),
});

export const { useGetOrdersQuery, useGetOrderQuery, useCancelOrderMutation } = ordersApi;
