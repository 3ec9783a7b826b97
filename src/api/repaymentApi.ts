import { CHECKOUT_TIMEOUT } from '../config/constants';
import { checkoutReply, type StartedCheckout } from '../contract/checkout';
import type { Reply } from '../contract/envelope';
import { type Repayments, repaymentsReply } from '../contract/repayments';
import type { RepaymentRequest } from '../contract/requests';
import type { Call } from './call';
import { replyData, shopApi } from './shopApi';

export interface RepaymentOrder extends RepaymentRequest {
  orderCode: string;
}

const pathOf = (orderCode: string): string => `/storefront/order/${encodeURIComponent(orderCode)}/repayments`;

export const repaymentCall = ({ orderCode, number }: RepaymentOrder): Call<Reply<StartedCheckout | null>> => ({
  path: pathOf(orderCode),
  method: 'POST',
  body: { number },
  authorised: true,
  once: true,
  outcomeInOrder: true,
  timeout: CHECKOUT_TIMEOUT,
  reply: checkoutReply,
});

/** Loaded only if the back end announces `repayments`. */
export const repaymentApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Has the tag of its order, so that a confirmed payment refreshes both. */
    getRepayments: build.query<Repayments | null, string>({
      query: (orderCode): Call<Reply<Repayments | null>> => ({
        path: pathOf(orderCode),
        authorised: true,
        reply: repaymentsReply,
      }),
      transformResponse: replyData<Repayments | null>,
      providesTags: (_repayments, _error, code) => [{ type: 'Orders', id: code }],
    }),
    payRepayment: build.mutation<StartedCheckout | null, RepaymentOrder>({
      query: repaymentCall,
      transformResponse: replyData<StartedCheckout | null>,
      // After a refusal the shown instalments no longer match the credit.
      invalidatesTags: (_started, error) => (error ? ['Orders'] : []),
    }),
  }),
});

export const { useGetRepaymentsQuery } = repaymentApi;
