import { addressesReply, addressReply, type SavedAddress } from '../contract/addresses';
import { type PlainReply, plainReply, type Reply } from '../contract/envelope';
import type { AddressRequest } from '../contract/requests';
import type { Id } from '../lib/ids';
import { reveal, type Secret } from '../lib/secret';
import type { Call } from './call';
import { replyData, shopApi } from './shopApi';

interface AddedAddress {
  /** Null when the reply does not repeat the address. */
  id: Id | null;
  message: string | null;
}

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
    addAddress: build.mutation<AddedAddress, Secret<AddressRequest>>({
      query: (request): Call<Reply<SavedAddress | null>> => ({
        path: PATH,
        method: 'POST',
        body: () => reveal(request),
        authorised: true,
        once: true,
        reply: addressReply,
      }),
      transformResponse: ({ data, message }: Reply<SavedAddress | null>) => ({ id: data?.id ?? null, message }),
      invalidatesTags: ['Addresses'],
    }),
    changeAddress: build.mutation<PlainReply, ChangedAddress>({
      query: ({ id, request }): Call<PlainReply> => ({
        path: pathOf(id),
        method: 'POST',
        body: () => reveal(request),
        authorised: true,
        reply: plainReply,
      }),
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
