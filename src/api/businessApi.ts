import { type Business, businessReply } from '../contract/business';
import type { Reply } from '../contract/envelope';
import type { Call } from './call';
import { replyData, shopApi } from './shopApi';

export const businessApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getBusiness: build.query<Business | null, void>({
      query: (): Call<Reply<Business | null>> => ({
        path: '/business/get_details',
        reply: businessReply,
        succeeds: ({ status }) => status !== 0,
      }),
      transformResponse: replyData<Business | null>,
      providesTags: ['Business'],
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { getBusiness } = businessApi.endpoints;
