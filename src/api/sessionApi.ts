import { type LoginStatusReply, loginStatusReply } from '../contract/customer';
import type { Call } from './call';
import { shopApi } from './shopApi';

export const sessionApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getLoginStatus: build.query<LoginStatusReply, void>({
      query: (): Call<LoginStatusReply> => ({
        path: '/storefront/is_logged_in',
        authorised: true,
        reply: loginStatusReply,
        succeeds: () => true,
      }),
      providesTags: ['Session'],
      keepUnusedDataFor: 0,
    }),
  }),
});
