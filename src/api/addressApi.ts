import { addressesReply, addressReply, type SavedAddress } from '../contract/addresses';
import { type PlainReply, plainReply, type Reply } from '../contract/envelope';
import type { AddressRequest } from '../contract/requests';
import type { Id } from '../lib/ids';
import { reveal, type Secret } from '../lib/secret';
import type { Call } from './call';
import { replyData, shopApi } from './shopApi';

interface ChangedAddress {
  id: Id;
  request: Secret<AddressRequest>;
}

const PATH = '/storefront/addresses';
const pathOf = (id: Id): string => `${PATH}/${encodeURIComponent(id)}`;

/** Loaded only if the back end announces `addresses`. */
export const addressApi = shopApi.enhanceEndpoints({ addTagTypes: ['Addresses'] }).injectEndpoints({
  endpoints: (build) => ({
    getAddresses: build.query<SavedAddress[], void>({
      query: (): Call<Reply<SavedAddress[]>> => ({ path: PATH, authorised: true, reply: addressesReply }),
      transformResponse: replyData<SavedAddress[]>,
      providesTags: ['Addresses'],
    }),
    /** Returns the id of the new address, so that the checkout can choose it. */
    addAddress: build.mutation<Id | null, Secret<AddressRequest>>({
      query: (request): Call<Reply<SavedAddress | null>> => ({
        path: PATH,
        method: 'POST',
        body: () => reveal(request),
        authorised: true,
        once: true,
        reply: addressReply,
      }),
      transformResponse: ({ data }: Reply<SavedAddress | null>) => data?.id ?? null,
      invalidatesTags: ['Addresses'],
    }),
    changeAddress: build.mutation<string | null, ChangedAddress>({
      query: ({ id, request }): Call<Reply<SavedAddress | null>> => ({
        path: pathOf(id),
        method: 'POST',
        body: () => reveal(request),
        authorised: true,
        reply: addressReply,
      }),
      transformResponse: ({ message }: Reply<SavedAddress | null>) => message,
      invalidatesTags: ['Addresses'],
    }),
    deleteAddress: build.mutation<PlainReply, Id>({
      query: (id): Call<PlainReply> => ({ path: pathOf(id), method: 'DELETE', authorised: true, reply: plainReply }),
      invalidatesTags: ['Addresses'],
    }),
  }),
});

export const { useGetAddressesQuery, useAddAddressMutation, useChangeAddressMutation, useDeleteAddressMutation } =
  addressApi;
