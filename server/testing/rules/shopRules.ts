import { cartRules } from './cartRules';
import { catalogueRules } from './catalogueRules';
import { checkoutRules } from './checkoutRules';
import { customerRules } from './customerRules';
import { doorRules } from './doorRules';
import { hostileRules } from './hostileRules';
import { mailRules } from './mailRules';
import { orderRules } from './orderRules';
import { paymentRules } from './paymentRules';
import { reportRules } from './reportRules';
import type { OpenDatabase } from './suite';

/** Everything the shop promises, over whatever database is given. */
export const shopRules = (open: OpenDatabase): void => {
  for (const rules of [
    doorRules,
    catalogueRules,
    customerRules,
    mailRules,
    cartRules,
    checkoutRules,
    paymentRules,
    orderRules,
    hostileRules,
    reportRules,
  ]) {
    rules(open);
  }
};
