import { type PlainReply, plainReply } from '../contract/envelope';
import type { ContactRequest } from '../contract/requests';
import { reveal, type Secret } from '../lib/secret';
import type { Call } from './call';
import { shopApi } from './shopApi';

/** Loaded only if the back end announces `contact`. */
const contactApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<PlainReply, Secret<ContactRequest>>({
      query: (request): Call<PlainReply> => ({
        path: '/storefront/contact',
        method: 'POST',
        body: () => reveal(request),
        once: true,
        reply: plainReply,
      }),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
