import type { Feature } from '../src/contract/business';

/** Announced in `business/get_details`. */
export const FEATURES: readonly Feature[] = [
  'account',
  'addresses',
  'contact',
  'credit_terms',
  'lists',
  'repayments',
  'reviews',
  'stock_alerts',
  'stores',
  'tracking',
];
