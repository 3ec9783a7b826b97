import type { Minor } from '../lib/money';

interface Purchase {
  total: Minor;
  /** Null when the whole total is paid at once. */
  downPayment: Minor | null;
  /** Whether the shopper is already approved for instalments. */
  isApproved: boolean;
}

/**
 * The amount paid when an order is placed: the whole total, or the down payment of an approved shopper. When it is 0,
 * the order is saved for the creditor to review.
 */
export const dueNow = ({ total, downPayment, isApproved }: Purchase): Minor => {
  if (downPayment === null) return total;
  return isApproved ? downPayment : 0;
};
