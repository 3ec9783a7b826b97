import {
  type CheckoutPayload,
  checkoutReply,
  confirmOrderReply,
  downPaymentReply,
  type StartedCheckout,
} from '../contract/checkout';
import type { Reply } from '../contract/envelope';
import { CHECKOUT_TIMEOUT } from '../config/constants';
import { type Minor, toMajor } from '../lib/money';
import { type Secret, reveal } from '../lib/secret';
import type { Call } from './call';
import { replyData, shopApi } from './shopApi';

export interface DownPaymentRequest {
  orderCode: string;
  amount: Minor;
}

export const CHECKOUT_PATH = '/storefront/checkout';

type Confirmed = { orderCode: string | null } | null;
type DownPaymentStarted = { checkoutUrl: string | null } | null;

export const confirmCall = (checkoutId: string): Call<Reply<Confirmed>> => ({
  path: '/storefront/confirm_order',
  method: 'POST',
  body: { checkout_id: checkoutId },
  authorised: true,
  once: true,
  outcomeInOrder: true,
  timeout: CHECKOUT_TIMEOUT,
  reply: confirmOrderReply,
  succeeds: ({ status }) => status === 100,
});

export const downPaymentCall = ({ orderCode, amount }: DownPaymentRequest): Call<Reply<DownPaymentStarted>> => ({
  path: `/storefront/make_down_payment/${encodeURIComponent(orderCode)}`,
  method: 'POST',
  body: { down_payment_amount: toMajor(amount), description: `Down payment for order ${orderCode}` },
  authorised: true,
  once: true,
  outcomeInOrder: true,
  timeout: CHECKOUT_TIMEOUT,
  reply: downPaymentReply,
});

/** Payment calls: never retried, with a longer timeout. */
export const checkoutApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A secret, for it holds the recipient's name, phone and address. */
    checkout: build.mutation<StartedCheckout | null, Secret<CheckoutPayload>>({
      query: (body): Call<Reply<StartedCheckout | null>> => ({
        path: CHECKOUT_PATH,
        method: 'POST',
        body: () => reveal(body),
        authorised: true,
        once: true,
        outcomeInOrder: true,
        timeout: CHECKOUT_TIMEOUT,
        reply: checkoutReply,
        // When the reply has a page to pay at, only status 0 is a refusal.
        succeeds: ({ status, data }) => status === 1 || (status !== 0 && data?.checkoutUrl != null),
      }),
      transformResponse: replyData<StartedCheckout | null>,
      invalidatesTags: ['Orders'],
    }),
    confirmOrder: build.mutation<Confirmed, string>({
      query: confirmCall,
      transformResponse: replyData<Confirmed>,
      invalidatesTags: ['Orders', 'Cart'],
    }),
    makeDownPayment: build.mutation<DownPaymentStarted, DownPaymentRequest>({
      query: downPaymentCall,
      transformResponse: replyData<DownPaymentStarted>,
    }),
  }),
});
