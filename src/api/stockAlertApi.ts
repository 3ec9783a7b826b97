import { type PlainReply, plainReply } from '../contract/envelope';
import type { StockAlertRequest } from '../contract/requests';
import type { Id } from '../lib/ids';
import { reveal, type Secret } from '../lib/secret';
import type { Call } from './call';
import { shopApi } from './shopApi';

interface StockAlert {
  variantId: Id;
  request: Secret<StockAlertRequest>;
}

/** Loaded only if the back end announces `stock_alerts`. */
const stockAlertApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    requestStockAlert: build.mutation<PlainReply, StockAlert>({
      query: ({ variantId, request }): Call<PlainReply> => ({
        path: `/storefront/product-variant/${encodeURIComponent(variantId)}/notify`,
        method: 'POST',
        body: () => reveal(request),
        reply: plainReply,
      }),
    }),
  }),
});

export const { useRequestStockAlertMutation } = stockAlertApi;
