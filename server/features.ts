import type { Feature } from '../src/contract/business';

/** Announced in `business/get_details`. */
export const FEATURES: readonly Feature[] = ['account', 'repayments', 'stock_alerts'];
