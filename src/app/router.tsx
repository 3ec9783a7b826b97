import type { ComponentType } from 'react';
import { matchPath, matchRoutes, Navigate, useLocation, useRoutes } from 'react-router';
import { CUSTOMER_PAGES, patterns, paths } from '../config/paths';
import { navReducer, pageOpened } from '../features/nav/navSlice';
import { useRememberedPage } from '../features/session/useRememberedPage';
import { SignedIn } from './guards';
import { type LazyComponent, lazyWithRetry } from './lazyWithRetry';

const lazyPage = <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  lazyWithRetry(async () => (await load())[name]);

/** The old address of the reset page redirects with its query, which holds the code from the mail link. */
const ToResetPassword = () => <Navigate to={paths.resetPassword + useLocation().search} replace />;

const TermsPage = lazyPage(
  () => import(/* webpackChunkName: "route-terms" */ '../routes/terms/TermsPage'),
  'TermsPage',
);
const NotFoundPage = lazyPage(
  () => import(/* webpackChunkName: "route-not-found" */ '../routes/not-found/NotFoundPage'),
  'NotFoundPage',
);

export const LazyProductPage = lazyPage(
  () => import(/* webpackChunkName: "route-product" */ '../routes/product/ProductPage'),
  'ProductPage',
);
const CategoryPage = lazyPage(
  () => import(/* webpackChunkName: "route-category" */ '../routes/category/CategoryPage'),
  'CategoryPage',
);
const SearchPage = lazyPage(
  () => import(/* webpackChunkName: "route-search" */ '../routes/search/SearchPage'),
  'SearchPage',
);
const CartPage = lazyPage(() => import(/* webpackChunkName: "route-cart" */ '../routes/cart/CartPage'), 'CartPage');
const AuthPage = lazyPage(() => import(/* webpackChunkName: "route-auth" */ '../routes/account/AuthPage'), 'AuthPage');

/**
 * Whether a page can render at once: a product starts with the data of its card, and the sign-in is small. Their files
 * must be loaded.
 */
export const canRenderAtOnce = (pathname: string): boolean =>
  (LazyProductPage.isLoaded() && matchPath(patterns.product, pathname) !== null) ||
  (AuthPage.isLoaded() && pathname === patterns.auth);

/** In the file of the terms, because each further file costs bytes of the first screen. */
const loadSiteMapPages = () => import(/* webpackChunkName: "route-terms" */ '../routes/site-map/pages');

const ROUTES: Readonly<Record<string, ComponentType | LazyComponent<object>>> = {
  [patterns.home]: lazyPage(() => import(/* webpackChunkName: "route-home" */ '../routes/home/HomePage'), 'HomePage'),
  [patterns.search]: SearchPage,
  [patterns.collection]: lazyPage(
    () => import(/* webpackChunkName: "route-collection" */ '../routes/collection/CollectionPage'),
    'CollectionPage',
  ),
  [patterns.category]: CategoryPage,
  [patterns.product]: LazyProductPage,
  [patterns.cart]: CartPage,
  [patterns.wishlist]: lazyPage(
    () => import(/* webpackChunkName: "route-wishlist" */ '../routes/wishlist/WishlistPage'),
    'WishlistPage',
  ),
  [patterns.checkout]: lazyPage(
    () => import(/* webpackChunkName: "route-checkout" */ '../routes/checkout/CheckoutPage'),
    'CheckoutPage',
  ),
  [patterns.payment]: lazyPage(
    () => import(/* webpackChunkName: "route-payment" */ '../routes/payment/PaymentPage'),
    'PaymentPage',
  ),
  [patterns.orderComplete]: lazyPage(
    () => import(/* webpackChunkName: "route-order-complete" */ '../routes/order-complete/OrderCompletePage'),
    'OrderCompletePage',
  ),
  [patterns.orderTracking]: lazyPage(
    () => import(/* webpackChunkName: "route-order-tracking" */ '../routes/order-tracking/OrderTrackingPage'),
    'OrderTrackingPage',
  ),
  [patterns.contact]: lazyPage(
    () => import(/* webpackChunkName: "route-contact" */ '../routes/contact/ContactPage'),
    'ContactPage',
  ),
  [patterns.auth]: AuthPage,
  [patterns.verify]: lazyPage(
    () => import(/* webpackChunkName: "route-verify" */ '../routes/account/VerifyPage'),
    'VerifyPage',
  ),
  [patterns.resetPassword]: lazyPage(
    () => import(/* webpackChunkName: "route-reset-password" */ '../routes/account/ResetPasswordPage'),
    'ResetPasswordPage',
  ),
  [patterns.resetPasswordOld]: ToResetPassword,
  [patterns.orders]: lazyPage(
    () => import(/* webpackChunkName: "route-orders" */ '../routes/account/OrdersPage'),
    'OrdersPage',
  ),
  [patterns.order]: lazyPage(
    () => import(/* webpackChunkName: "route-order" */ '../routes/account/OrderPage'),
    'OrderPage',
  ),
  [patterns.accountEdit]: lazyPage(
    () => import(/* webpackChunkName: "route-account-edit" */ '../routes/account/AccountEditPage'),
    'AccountEditPage',
  ),
  [patterns.editAddress]: lazyPage(
    () => import(/* webpackChunkName: "route-edit-address" */ '../routes/account/EditAddressPage'),
    'EditAddressPage',
  ),
  [patterns.dashboard]: lazyPage(
    () => import(/* webpackChunkName: "route-dashboard" */ '../routes/account/DashboardPage'),
    'DashboardPage',
  ),
  [patterns.terms]: TermsPage,
  [patterns.termsConditions]: TermsPage,
  [patterns.about]: lazyPage(loadSiteMapPages, 'AboutPage'),
  [patterns.accessories]: lazyPage(loadSiteMapPages, 'ToAccessories'),
  [patterns.unavailable]: lazyPage(
    () => import(/* webpackChunkName: "route-unavailable" */ '../routes/unavailable/UnavailablePage'),
    'UnavailablePage',
  ),
  [patterns.notFound]: NotFoundPage,
  '*': NotFoundPage,
};

/** Fetches and evaluates the page of an address. */
export const loadPageAt = async (pathname: string): Promise<void> => {
  const [, Page] = Object.entries(ROUTES).find(([path]) => matchPath(path, pathname)) ?? [];
  if (Page && 'load' in Page) await Page.load();
};

const elements = Object.entries(ROUTES).map(([path, Page]) => ({
  path,
  element: (CUSTOMER_PAGES as readonly string[]).includes(path) ? (
    <SignedIn>
      <Page />
    </SignedIn>
  ) : (
    <Page />
  ),
}));

/**
 * Corrects the spelling of an opened address without parameters, for example '/Cart/' to '/cart', because pages compare
 * the address with their own. Returns the navigation state of its page.
 */
export const openAddress = ({ location: { pathname, search, hash }, history }: Window) => {
  const pattern = matchRoutes(elements, pathname)?.[0]?.route.path ?? '*';
  const path = /[:*]/.test(pattern) ? pathname : pattern;
  history.replaceState(history.state, '', path + search + hash);
  return navReducer(undefined, pageOpened(path, search));
};

export const ShopRoutes = () => {
  useRememberedPage();
  return useRoutes(elements);
};
