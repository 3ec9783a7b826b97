import { accountKey } from '../lib/accountKey';
import { AMA } from './customers';

/** The stored entry of an order whose payment page was opened in this browser. */
export const placedPayment = (overrides: object = {}): string =>
  JSON.stringify({
    started: Date.now(),
    account: accountKey(AMA),
    total: 100,
    lines: 1,
    known: [],
    next: 'redirect',
    phase: 'placed',
    checkoutUrl: null,
    ...overrides,
  });
