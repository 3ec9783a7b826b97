import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { patterns, paths } from '../config/paths';
import { useRememberedPage } from '../features/session/useRememberedPage';
import { SignedIn } from './guards';
import { lazyWithRetry } from './lazyWithRetry';

const HomePage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-home" */ '../routes/home/HomePage')).HomePage,
);
const SearchPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-search" */ '../routes/search/SearchPage')).SearchPage,
);
const CollectionPage = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "route-collection" */ '../routes/collection/CollectionPage')).CollectionPage,
);
const CategoryPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-category" */ '../routes/category/CategoryPage')).CategoryPage,
);
const ProductPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-product" */ '../routes/product/ProductPage')).ProductPage,
);
const CartPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-cart" */ '../routes/cart/CartPage')).CartPage,
);
const WishlistPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-wishlist" */ '../routes/wishlist/WishlistPage')).WishlistPage,
);
const CheckoutPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-checkout" */ '../routes/checkout/CheckoutPage')).CheckoutPage,
);
const PaymentPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-payment" */ '../routes/payment/PaymentPage')).PaymentPage,
);
const OrderCompletePage = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "route-order-complete" */ '../routes/order-complete/OrderCompletePage'))
      .OrderCompletePage,
);
const OrderTrackingPage = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "route-order-tracking" */ '../routes/order-tracking/OrderTrackingPage'))
      .OrderTrackingPage,
);
const ContactPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-contact" */ '../routes/contact/ContactPage')).ContactPage,
);
const AuthPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-auth" */ '../routes/account/AuthPage')).AuthPage,
);
const VerifyPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-verify" */ '../routes/account/VerifyPage')).VerifyPage,
);
const ResetPasswordPage = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "route-reset-password" */ '../routes/account/ResetPasswordPage'))
      .ResetPasswordPage,
);
const OrdersPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-orders" */ '../routes/account/OrdersPage')).OrdersPage,
);
const OrderPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-order" */ '../routes/account/OrderPage')).OrderPage,
);
const AccountEditPage = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "route-account-edit" */ '../routes/account/AccountEditPage')).AccountEditPage,
);
const EditAddressPage = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "route-edit-address" */ '../routes/account/EditAddressPage')).EditAddressPage,
);
const DashboardPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-dashboard" */ '../routes/account/DashboardPage')).DashboardPage,
);
const TermsPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-terms" */ '../routes/terms/TermsPage')).TermsPage,
);
const UnavailablePage = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "route-unavailable" */ '../routes/unavailable/UnavailablePage')).UnavailablePage,
);
const NotFoundPage = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-not-found" */ '../routes/not-found/NotFoundPage')).NotFoundPage,
);

const guarded = (Page: ComponentType): ReactNode => (
  <SignedIn>
    <Page />
  </SignedIn>
);

/** The old address of the reset page keeps what a link in a mail carries. */
const ToResetPassword = () => <Navigate to={paths.resetPassword + useLocation().search} replace />;

const AllRoutes = () => (
  <Routes>
    <Route path={patterns.home} element={<HomePage />} />
    <Route path={patterns.search} element={<SearchPage />} />
    <Route path={patterns.collection} element={<CollectionPage />} />
    <Route path={patterns.category} element={<CategoryPage />} />
    <Route path={patterns.product} element={<ProductPage />} />
    <Route path={patterns.cart} element={<CartPage />} />
    <Route path={patterns.wishlist} element={<WishlistPage />} />
    <Route path={patterns.checkout} element={guarded(CheckoutPage)} />
    <Route path={patterns.payment} element={<PaymentPage />} />
    <Route path={patterns.orderComplete} element={<OrderCompletePage />} />
    <Route path={patterns.orderTracking} element={<OrderTrackingPage />} />
    <Route path={patterns.contact} element={<ContactPage />} />
    <Route path={patterns.auth} element={<AuthPage />} />
    <Route path={patterns.verify} element={<VerifyPage />} />
    <Route path={patterns.resetPassword} element={<ResetPasswordPage />} />
    <Route path={patterns.resetPasswordOld} element={<ToResetPassword />} />
    <Route path={patterns.orders} element={guarded(OrdersPage)} />
    <Route path={patterns.order} element={guarded(OrderPage)} />
    <Route path={patterns.accountEdit} element={guarded(AccountEditPage)} />
    <Route path={patterns.editAddress} element={guarded(EditAddressPage)} />
    <Route path={patterns.dashboard} element={guarded(DashboardPage)} />
    <Route path={patterns.terms} element={<TermsPage />} />
    <Route path={patterns.termsConditions} element={<TermsPage />} />
    <Route path={patterns.unavailable} element={<UnavailablePage />} />
    <Route path={patterns.notFound} element={<NotFoundPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);

export const ShopRoutes = () => {
  useRememberedPage();
  return <AllRoutes />;
};
