import type { Reply } from '../contract/envelope';
import { listCall, type ListRequest } from '../contract/listCall';
import { type ProductList, productListReply, type Suggestions, suggestionsReply } from '../contract/productList';
import type { Call } from './call';
import { CATALOGUE_CACHE_SECONDS, replyData, replyTag, shopApi } from './shopApi';

const listOf = (request: ListRequest): Call<Reply<ProductList | null>> => ({
  path: listCall(request),
  reply: productListReply,
});
const suggestionsFor = (q: string): Call<Reply<Suggestions | null>> => ({
  path: '/storefront/suggestions',
  params: { q },
  reply: suggestionsReply,
});

/** Loaded only if the back end announces `lists`. */
export const listApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getProductList: build.query<ProductList | null, ListRequest>({
      query: listOf,
      transformResponse: replyData<ProductList | null>,
      providesTags: (_data, _error, request) => ['Catalogue', replyTag(listOf(request))],
      keepUnusedDataFor: CATALOGUE_CACHE_SECONDS,
    }),
    getSuggestions: build.query<Suggestions | null, string>({
      query: suggestionsFor,
      transformResponse: replyData<Suggestions | null>,
      providesTags: (_data, _error, q) => ['Catalogue', replyTag(suggestionsFor(q))],
    }),
  }),
});

export const { useGetProductListQuery } = listApi;
