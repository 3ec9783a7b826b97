import { type Business, businessReply } from '../../src/contract/business';
import { accountChecks, reviewCheck } from './checks/account';
import { addressChecks } from './checks/addresses';
import { cartChecks } from './checks/cart';
import { catalogueChecks } from './checks/catalogue';
import { checkoutChecks } from './checks/checkout';
import { cleanUp, readOrders } from './checks/cleanUp';
import { creditTermsChecks } from './checks/creditTerms';
import { contactChecks } from './checks/contact';
import { customerChecks } from './checks/customer';
import { listChecks } from './checks/lists';
import { logIn } from './checks/logIn';
import { accessChecks } from './checks/access';
import { earlyReplyChecks } from './checks/earlyReplies';
import { chooseGoods, readCart } from './checks/goods';
import { orderChecks } from './checks/orders';
import { otherOriginChecks } from './checks/otherOrigin';
import { plainReads } from './checks/plainReads';
import type { Purchases } from './checks/purchase';
import { ownAccountChecks } from './checks/ownAccount';
import { payRepaymentChecks, repaymentChecks } from './checks/repayments';
import { productReviewChecks, productReviewReads } from './checks/reviews';
import { storeChecks } from './checks/stores';
import { stockAlertChecks } from './checks/stockAlerts';
import { trackingChecks } from './checks/tracking';
import { speedCheck, transportChecks } from './checks/transport';
import type { Product } from '../../src/contract/product';
import { type Kit, openKit, readAs } from './kit';
import type { Target } from './target';
import { uncheckedCalls } from './uncheckedCalls';
import type { Row } from './verdict';

/** Places and cancels orders; returns whether the back end supports idempotency keys. */
const shopping = async (kit: Kit, products: readonly Product[], business: Business | null): Promise<boolean> => {
  const orders = await readOrders(kit);
  const cart = await readCart(kit);
  const goods = chooseGoods(products, cart ?? new Map());
  if (!orders || !cart || !goods) return false;
  const purchases: Purchases = { goods, creditor: business?.defaultCreditor?.uuid ?? null, codes: new Set() };
  try {
    await cartChecks(kit, goods);
    const { placed, knowsKeys } = await checkoutChecks(kit, purchases);
    await orderChecks(kit, purchases, placed, knowsKeys);
    return knowsKeys;
  } finally {
    await cleanUp(kit, { orders, cart }, purchases.codes);
  }
};

export interface Outcome {
  rows: Row[];
  /** Changes that could not be restored. */
  left: readonly string[];
}

/** Checks a live back end against the contract of docs/api.md. */
export const conform = async (target: Target): Promise<Outcome> => {
  const kit = openKit(target);
  await earlyReplyChecks(kit);
  const business = readAs(businessReply, await kit.ask('GET /business/get_details'))?.data ?? null;
  kit.features = business?.features ?? [];
  const products = await catalogueChecks(kit);
  await listChecks(kit, products);
  await storeChecks(kit, chooseGoods(products, new Map()));
  await productReviewReads(kit, products);
  await accessChecks(kit);
  const login = await logIn(kit);
  await customerChecks(kit);
  await creditTermsChecks(kit, business);
  await plainReads(kit);
  await repaymentChecks(kit);
  await transportChecks(kit);
  await otherOriginChecks(kit);
  if (target.write && target.account && kit.token !== null) {
    await reviewCheck(kit, login?.user?.eligible ?? '');
    await stockAlertChecks(kit, products, target.account.email);
    const knowsKeys = await shopping(kit, products, business);
    await payRepaymentChecks(kit, knowsKeys);
    await trackingChecks(kit, target.account.email);
    await productReviewChecks(kit, products, knowsKeys);
    await contactChecks(kit, target.account.email, knowsKeys);
    await addressChecks(kit, knowsKeys);
    await accountChecks(kit, target.account, knowsKeys);
    await ownAccountChecks(kit, target.account);
  }
  speedCheck(kit);
  return { rows: [...kit.rows, ...uncheckedCalls(kit)], left: kit.left };
};
