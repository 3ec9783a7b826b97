import { type ReactNode, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router';
import { patterns } from '../../config/paths';
import { lazyWithRetry } from '../lazyWithRetry';
import styles from './ShopLayout.module.css';

// Both are in the same chunk as the checkout page.
export const LazyCheckoutHeader = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-checkout" */ './header/CheckoutHeader')).CheckoutHeader,
);
export const LazyCheckoutFooter = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "route-checkout" */ './footer/CheckoutFooter')).CheckoutFooter,
);

/** Renders `children` on every page except the checkout, which gets `instead` or nothing. */
export const ExceptAtCheckout = ({ children, instead = null }: { children: ReactNode; instead?: ReactNode }) => {
  const isCheckout = matchPath(patterns.checkout, useLocation().pathname) !== null;
  return isCheckout ? <Suspense fallback={<div className={styles.head} />}>{instead}</Suspense> : children;
};
