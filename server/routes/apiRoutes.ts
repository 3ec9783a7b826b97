import { Hono } from 'hono';
import { requireApiKey } from '../http/auth';
import type { ShopEnv } from '../http/context';
import { Refusal } from '../http/envelope';
import { accountRoutes } from './accountRoutes';
import { addressRoutes } from './addressRoutes';
import { cartRoutes } from './cartRoutes';
import { catalogueRoutes } from './catalogueRoutes';
import { checkoutRoutes } from './checkoutRoutes';
import { contactRoutes } from './contactRoutes';
import { customerRoutes } from './customerRoutes';
import { listRoutes } from './listRoutes';
import { loanRoutes } from './loanRoutes';
import { orderRoutes } from './orderRoutes';
import { passwordRoutes } from './passwordRoutes';
import { repaymentRoutes } from './repaymentRoutes';
import { reviewRoutes } from './reviewRoutes';
import { signUpRoutes } from './signUpRoutes';
import { stockAlertRoutes } from './stockAlertRoutes';
import { storeRoutes } from './storeRoutes';
import { trackingRoutes } from './trackingRoutes';
import { verifyRoutes } from './verifyRoutes';

/** Everything under /api/v1 requires the key. */
export const apiRoutes = new Hono<ShopEnv>().use(requireApiKey).use(async (call, next) => {
  if (call.req.url.includes('%00')) throw new Refusal('The request could not be read.', 400);
  await next();
});
for (const routes of [
  // Before the products, whose address `/:slug/:code` matches theirs too.
  reviewRoutes,
  listRoutes,
  catalogueRoutes,
  customerRoutes,
  signUpRoutes,
  passwordRoutes,
  verifyRoutes,
  cartRoutes,
  orderRoutes,
  checkoutRoutes,
  loanRoutes,
  accountRoutes,
  addressRoutes,
  repaymentRoutes,
  stockAlertRoutes,
  storeRoutes,
  trackingRoutes,
  contactRoutes,
]) {
  apiRoutes.route('/', routes);
}
