import { type CartItem, cartReply } from '../contract/cart';
import { type PlainReply, plainReply, type Reply } from '../contract/envelope';
import { type Id, toWireId } from '../lib/ids';
import type { Call } from './call';
import { replyData, shopApi } from './shopApi';

export interface CartEntry {
  id: Id;
  quantity: number;
}

const wireEntry = ({ id, quantity }: CartEntry) => ({ product_variant_id: toWireId(id), quantity });
const authorised = (call: Omit<Call<PlainReply>, 'reply' | 'authorised'>): Call<PlainReply> => ({
  ...call,
  authorised: true,
  keepalive: true,
  reply: plainReply,
});

export const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<CartItem[], void>({
      query: (): Call<Reply<CartItem[]>> => ({ path: '/storefront/my-cart', authorised: true, reply: cartReply }),
      transformResponse: replyData<CartItem[]>,
      providesTags: ['Cart'],
    }),
    addSavedCart: build.mutation<PlainReply, CartEntry[]>({
      query: (entries) =>
        authorised({ path: '/storefront/add-saved-cart', method: 'POST', body: { items: entries.map(wireEntry) } }),
    }),
    /** Sets the line's quantity, so the same call twice is harmless. */
    addToCart: build.mutation<PlainReply, CartEntry>({
      query: (entry) => authorised({ path: '/storefront/add-to-cart', method: 'POST', body: wireEntry(entry) }),
    }),
    removeFromCart: build.mutation<PlainReply, Id>({
      query: (id) => authorised({ path: `/storefront/my-cart/${encodeURIComponent(id)}`, method: 'DELETE' }),
    }),
  }),
});

export const { useGetCartQuery } = cartApi;
