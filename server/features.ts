import type { Feature } from '../src/contract/business';

/** Announced in `business/get_details`. */
export const FEATURES: readonly Feature[] = [
  'account',
  'addresses',
  'contact',
  'credit_terms',
  'repayments',
  'stock_alerts',
  'stores',
  'tracking',
];
