import { type Business, businessReply } from '../contract/business';
import type { Reply } from '../contract/envelope';
import type { Call } from './call';
import { replyData, replyTag, shopApi } from './shopApi';

const DETAILS: Call<Reply<Business | null>> = {
  path: '/business/get_details',
  reply: businessReply,
  succeeds: ({ status }) => status !== 0,
};

export const businessApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getBusiness: build.query<Business | null, void>({
      query: () => DETAILS,
      transformResponse: replyData<Business | null>,
      providesTags: ['Business', replyTag(DETAILS)],
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { getBusiness } = businessApi.endpoints;
