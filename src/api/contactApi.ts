import { type ContactReply, contactReply } from '../contract/contact';
import type { ContactRequest } from '../contract/requests';
import { reveal, type Secret } from '../lib/secret';
import type { Call } from './call';
import { shopApi } from './shopApi';

/** Loaded only if the back end announces `contact`. */
const contactApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<ContactReply, Secret<ContactRequest>>({
      query: (request): Call<ContactReply> => ({
        path: '/storefront/contact',
        method: 'POST',
        body: () => reveal(request),
        once: true,
        reply: contactReply,
      }),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
