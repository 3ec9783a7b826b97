import { CUSTOMER_PAGES, paths, patterns } from '../../src/config/paths';
import { allProducts } from './checkout';

/** A product with sizes, whose page has every dialog. */
const productWithSizes = async (shopUrl: string) => {
  const product = (await allProducts(shopUrl)).find(({ attributes }) => attributes.some(({ name }) => name === 'Size'));
  if (!product) throw new Error('The demo shop sells nothing in sizes');
  return product;
};

export type RouteName = keyof typeof patterns;

export const isPrivate = (name: RouteName): boolean => (CUSTOMER_PAGES as readonly string[]).includes(patterns[name]);

/** One address for every pattern of the shop's table; a pattern without one here is a type error. */
export const routeAddresses = async (shopUrl: string): Promise<Record<RouteName, string>> => {
  const { slug, code, id } = await productWithSizes(shopUrl);
  return {
    home: paths.home,
    search: paths.search('shirt'),
    collection: paths.collection('best-sellers'),
    category: paths.category('dresses', 'women'),
    product: paths.product(slug, code, String(id)),
    cart: paths.cart,
    wishlist: paths.wishlist,
    checkout: paths.checkout,
    payment: '/payment/return?checkoutid=none',
    orderComplete: paths.orderComplete('ORD-0000'),
    orderTracking: paths.orderTracking,
    contact: paths.contact,
    auth: paths.auth,
    verify: `${patterns.verify}?expires=1&hash=a&id=1&signature=b`,
    resetPassword: paths.resetPassword,
    resetPasswordOld: patterns.resetPasswordOld,
    orders: paths.orders,
    order: paths.order('ORD-0000'),
    accountEdit: paths.accountEdit,
    editAddress: paths.editAddress,
    dashboard: paths.dashboard,
    terms: paths.terms,
    termsConditions: patterns.termsConditions,
    about: patterns.about,
    accessories: patterns.accessories,
    unavailable: paths.unavailable,
    notFound: paths.notFound,
  };
};
