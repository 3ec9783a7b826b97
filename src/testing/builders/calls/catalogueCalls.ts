import { businessReply } from '../../../contract/business';
import { categoriesReply } from '../../../contract/category';
import { collectionReply } from '../../../contract/collection';
import { productReply, productsReply } from '../../../contract/product';
import { slidesReply } from '../../../contract/slide';
import { variantReply } from '../../../contract/variant';
import type { WireCall } from '../calls';
import { wireReply } from '../wire';
import { wireCategory, wireCollection, wireProduct, wireSlide, wireVariantDetail } from '../wireCatalogue';
import { wireBusiness } from '../wireCustomer';

const products = { reply: productsReply, good: wireReply([wireProduct()]) };
const categories = { reply: categoriesReply, good: wireReply([wireCategory()]) };

export const catalogueCalls: readonly WireCall[] = [
  { call: 'GET /business/get_details', endpoint: 'getBusiness', reply: businessReply, good: wireReply(wireBusiness()) },
  {
    call: 'GET /storefront/products/search',
    endpoint: 'searchProducts',
    arg: 'red shirt & co',
    path: '/storefront/products/search?q=red+shirt+%26+co',
    ...products,
  },
  {
    call: 'GET /storefront/products/{slug}/{code}',
    endpoint: 'getProduct',
    arg: { slug: 'a/b', code: 'x y', id: '101' },
    path: '/storefront/products/a%2Fb/x%20y?id=101',
    reply: productReply,
    good: wireReply(wireProduct()),
  },
  {
    call: 'GET /storefront/product-variant/{id}',
    endpoint: 'getVariant',
    arg: '1001',
    path: '/storefront/product-variant/1001',
    reply: variantReply,
    good: wireReply(wireVariantDetail()),
  },
  {
    call: 'GET /storefront/filter_sections/products/{slug}',
    endpoint: 'getCollectionProducts',
    arg: 'best-sellers',
    path: '/storefront/filter_sections/products/best-sellers',
    ...products,
  },
  {
    call: 'GET /storefront/filter_sections/{slug}',
    endpoint: 'getCollection',
    arg: 'best-sellers',
    path: '/storefront/filter_sections/best-sellers',
    reply: collectionReply,
    good: wireReply(wireCollection()),
  },
  { call: 'GET /storefront/main_product_categories', endpoint: 'getMainCategories', ...categories },
  { call: 'GET /storefront/product_categories', endpoint: 'getCategoryTree', ...categories },
  {
    call: 'GET /storefront/category_products/{slug}',
    endpoint: 'getCategoryProducts',
    arg: 'women',
    path: '/storefront/category_products/women',
    ...products,
  },
  {
    call: 'GET /storefront/get-sliders',
    endpoint: 'getSlides',
    reply: slidesReply,
    good: wireReply({ data: [wireSlide()] }),
  },
];
