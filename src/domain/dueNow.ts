import type { Minor } from '../lib/money';

interface Purchase {
  total: Minor;
  /** Null: all of it is paid at once. */
  downPayment: Minor | null;
  /** Whether the shopper may buy by instalments already. */
  isApproved: boolean;
}

/**
 * What is paid when an order is placed: the whole sum, or the down payment of an approved shopper. Where it is nothing,
 * the order is saved, for the creditor to look at.
 */
export const dueNow = ({ total, downPayment, isApproved }: Purchase): Minor => {
  if (downPayment === null) return total;
  return isApproved ? downPayment : 0;
};
