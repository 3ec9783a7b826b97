import { accountReply, exportReply, type FreshAccount } from '../contract/account';
import { type PlainReply, plainReply, type Reply } from '../contract/envelope';
import type { CloseAccountRequest, UpdateAccountRequest } from '../contract/requests';
import { reveal, type Secret, secret } from '../lib/secret';
import type { Call } from './call';
import { replyData, shopApi } from './shopApi';

const HOUR_SECONDS = 3600;

interface SavedAccount {
  message: string | null;
  account: Secret<FreshAccount | null>;
}

const me = { path: '/storefront/me', authorised: true, reply: accountReply };

/** Loaded only if the back end announces `account`. */
export const accountApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<FreshAccount | null, void>({
      query: (): Call<Reply<FreshAccount | null>> => me,
      transformResponse: replyData<FreshAccount | null>,
      keepUnusedDataFor: HOUR_SECONDS,
    }),
    updateAccount: build.mutation<SavedAccount, Secret<UpdateAccountRequest>>({
      query: (body): Call<Reply<FreshAccount | null>> => ({ ...me, method: 'POST', body: () => reveal(body) }),
      transformResponse: ({ message, data }: Reply<FreshAccount | null>) => ({ message, account: secret(data) }),
    }),
    /** A mutation although it is a GET, so that the cache does not contain the file. */
    exportAccount: build.mutation<Secret<string>, void>({
      query: (): Call<Reply<string>> => ({ path: '/storefront/me/export', authorised: true, reply: exportReply }),
      transformResponse: ({ data }: Reply<string>) => secret(data),
    }),
    closeAccount: build.mutation<PlainReply, Secret<CloseAccountRequest>>({
      query: (body): Call<PlainReply> => ({
        path: '/storefront/me/delete',
        method: 'POST',
        body: () => reveal(body),
        authorised: true,
        once: true,
        reply: plainReply,
      }),
    }),
  }),
});

export const { useUpdateAccountMutation, useExportAccountMutation, useCloseAccountMutation } = accountApi;
