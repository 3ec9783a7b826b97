import { accountRules } from './accountRules';
import { addressRules } from './addressRules';
import { cartRules } from './cartRules';
import { catalogueRules } from './catalogueRules';
import { checkoutRules } from './checkoutRules';
import { creditRules } from './creditRules';
import { contactRules } from './contactRules';
import { customerRules } from './customerRules';
import { accessRules } from './accessRules';
import { hostileRules } from './hostileRules';
import { idempotencyRules } from './idempotencyRules';
import { importRules } from './importRules';
import { pictureWidthRules } from './pictureWidthRules';
import { holdRules } from './holdRules';
import { limitRules } from './limitRules';
import { listRules } from './listRules';
import { cachedReplyRules } from './cachedReplyRules';
import { mailRules } from './mailRules';
import { orderedGoodsRules } from './orderedGoodsRules';
import { orderMailRules } from './orderMailRules';
import { orderRules } from './orderRules';
import { outboxRules } from './outboxRules';
import { passwordRules } from './passwordRules';
import { paymentRules } from './paymentRules';
import { repaymentRules } from './repaymentRules';
import { reportRules } from './reportRules';
import { reviewRules } from './reviewRules';
import { seedRules } from './seedRules';
import { sitemapRules } from './sitemapRules';
import { stockAlertRules } from './stockAlertRules';
import { storeRules } from './storeRules';
import { trackingRules } from './trackingRules';
import type { OpenDatabase } from './suite';

/** All rules of the shop, for any database. */
export const shopRules = (open: OpenDatabase): void => {
  for (const rules of [
    accessRules,
    catalogueRules,
    listRules,
    cachedReplyRules,
    customerRules,
    mailRules,
    cartRules,
    checkoutRules,
    paymentRules,
    orderRules,
    orderMailRules,
    orderedGoodsRules,
    idempotencyRules,
    outboxRules,
    passwordRules,
    limitRules,
    holdRules,
    hostileRules,
    reportRules,
    seedRules,
    importRules,
    pictureWidthRules,
    sitemapRules,
    stockAlertRules,
    storeRules,
    accountRules,
    addressRules,
    creditRules,
    repaymentRules,
    trackingRules,
    contactRules,
    reviewRules,
  ]) {
    rules(open);
  }
};
