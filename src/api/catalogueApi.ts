import { categoriesReply, type Category } from '../contract/category';
import { type Collection, collectionReply } from '../contract/collection';
import type { Reply } from '../contract/envelope';
import { categoryProductsReply, type Product, productReply, productsReply } from '../contract/product';
import { type Slide, slidesReply } from '../contract/slide';
import { type VariantDetail, variantReply } from '../contract/variant';
import type { Id } from '../lib/ids';
import type { Call } from './call';
import { CATALOGUE_CACHE_SECONDS, replyData, replyTag, shopApi } from './shopApi';

export interface ProductAddress {
  slug: string;
  code: string;
  id?: string | undefined;
}

const segment = encodeURIComponent;
const products = (path: string, params?: Call['params']): Call<Reply<Product[]>> => ({
  path,
  params,
  reply: productsReply,
  inSlices: true,
});
const categories = (path: string): Call<Reply<Category[]>> => ({ path, reply: categoriesReply });

const cached = <T, Arg = void>(query: (arg: Arg) => Call<Reply<T>>) => ({
  query,
  transformResponse: replyData<T>,
  providesTags: (_data: unknown, _error: unknown, arg: Arg) => ['Catalogue' as const, replyTag(query(arg))],
  keepUnusedDataFor: CATALOGUE_CACHE_SECONDS,
});

export const catalogueApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    searchProducts: build.query(
      cached<Product[], string | undefined>((q) => products('/storefront/products/search', { q })),
    ),
    getProduct: build.query(
      cached<Product | null, ProductAddress>(({ slug, code, id }) => ({
        path: `/storefront/products/${segment(slug)}/${segment(code)}`,
        params: { id },
        reply: productReply,
      })),
    ),
    getVariant: build.query<VariantDetail | null, Id>({
      query: (id): Call<Reply<VariantDetail | null>> => ({
        path: `/storefront/product-variant/${segment(id)}`,
        reply: variantReply,
      }),
      transformResponse: replyData<VariantDetail | null>,
      // Neither time nor a reconnect evicts it: a line of the bag would show its stored price again.
      keepUnusedDataFor: Infinity,
    }),
    getCollectionProducts: build.query(
      cached<Product[], string>((slug) => products(`/storefront/filter_sections/products/${segment(slug)}`)),
    ),
    getCollection: build.query(
      cached<Collection | null, string>((slug) => ({
        path: `/storefront/filter_sections/${segment(slug)}`,
        reply: collectionReply,
      })),
    ),
    getMainCategories: build.query(cached<Category[]>(() => categories('/storefront/main_product_categories'))),
    getCategoryTree: build.query(cached<Category[]>(() => categories('/storefront/product_categories'))),
    getCategoryProducts: build.query(
      cached<Product[] | null, string>((slug) => ({
        ...products(`/storefront/category_products/${segment(slug)}`),
        reply: categoryProductsReply,
      })),
    ),
    getSlides: build.query(cached<Slide[]>(() => ({ path: '/storefront/get-sliders', reply: slidesReply }))),
  }),
});

export const {
  useSearchProductsQuery,
  useGetProductQuery,
  useGetCollectionProductsQuery,
  useGetCollectionQuery,
  useGetCategoryProductsQuery,
  useGetSlidesQuery,
} = catalogueApi;
