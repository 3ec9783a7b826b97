import { categoriesReply, type Category } from '../contract/category';
import { type Collection, collectionReply } from '../contract/collection';
import type { Reply } from '../contract/envelope';
import { categoryProductsReply, type Product, productReply, productsReply } from '../contract/product';
import { type Slide, slidesReply } from '../contract/slide';
import { type VariantDetail, variantReply } from '../contract/variant';
import type { Id } from '../lib/ids';
import type { Call } from './call';
import { CATALOGUE_CACHE_SECONDS, dataOf, shopApi } from './shopApi';

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

const cached = { providesTags: ['Catalogue' as const], keepUnusedDataFor: CATALOGUE_CACHE_SECONDS };

export const catalogueApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    searchProducts: build.query<Product[], string | undefined>({
      query: (q) => products('/storefront/products/search', { q }),
      transformResponse: dataOf<Product[]>,
      ...cached,
    }),
    getProduct: build.query<Product | null, ProductAddress>({
      query: ({ slug, code, id }): Call<Reply<Product | null>> => ({
        path: `/storefront/products/${segment(slug)}/${segment(code)}`,
        params: { id },
        reply: productReply,
      }),
      transformResponse: dataOf<Product | null>,
      ...cached,
    }),
    getVariant: build.query<VariantDetail | null, Id>({
      query: (id): Call<Reply<VariantDetail | null>> => ({
        path: `/storefront/product-variant/${segment(id)}`,
        reply: variantReply,
      }),
      transformResponse: dataOf<VariantDetail | null>,
      // Neither time nor a reconnect evicts it: a line of the bag would show its stored price again.
      keepUnusedDataFor: Infinity,
    }),
    getCollectionProducts: build.query<Product[], string>({
      query: (slug) => products(`/storefront/filter_sections/products/${segment(slug)}`),
      transformResponse: dataOf<Product[]>,
      ...cached,
    }),
    getCollection: build.query<Collection | null, string>({
      query: (slug): Call<Reply<Collection | null>> => ({
        path: `/storefront/filter_sections/${segment(slug)}`,
        reply: collectionReply,
      }),
      transformResponse: dataOf<Collection | null>,
      ...cached,
    }),
    getMainCategories: build.query<Category[], void>({
      query: () => categories('/storefront/main_product_categories'),
      transformResponse: dataOf<Category[]>,
      ...cached,
    }),
    getCategoryTree: build.query<Category[], void>({
      query: () => categories('/storefront/product_categories'),
      transformResponse: dataOf<Category[]>,
      ...cached,
    }),
    getCategoryProducts: build.query<Product[] | null, string>({
      query: (slug): Call<Reply<Product[] | null>> => ({
        ...products(`/storefront/category_products/${segment(slug)}`),
        reply: categoryProductsReply,
      }),
      transformResponse: dataOf<Product[] | null>,
      ...cached,
    }),
    getSlides: build.query<Slide[], void>({
      query: (): Call<Reply<Slide[]>> => ({ path: '/storefront/get-sliders', reply: slidesReply }),
      transformResponse: dataOf<Slide[]>,
      ...cached,
    }),
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
