import type { Kit } from '../kit';
import { toWireId } from '../../../src/lib/ids';
import { refuses } from '../refusals';
import { lenientUnless } from '../verdict';
import { readCart, unknownId } from './goods';
import { pickupChecks } from './stores';
import { malformedKeyCheck, pressChecks } from './presses';
import { CHECKOUT, checkOut, newPress, orderFindings, payload, type Purchases } from './purchase';

const TOO_MANY = 99_999;

const refusals = async (kit: Kit, purchases: Purchases): Promise<void> => {
  const { goods } = purchases;
  const order = (lines: { id: string; quantity: number }[]) =>
    checkOut(kit, purchases, payload(purchases, { lines }), newPress());
  const empty = await order([]);
  kit.say(CHECKOUT, 'refuses an empty order', empty.seen, refuses(empty.seen));
  const unknown = await order([{ id: unknownId(goods.id), quantity: 1 }]);
  kit.say(CHECKOUT, 'refuses an unknown variant', unknown.seen, refuses(unknown.seen));
  if (goods.available === null) return;
  const many = await order([{ id: goods.id, quantity: TOO_MANY }]);
  kit.say(CHECKOUT, 'refuses a quantity above the stock', many.seen, refuses(many.seen));
};

const instalments = async (kit: Kit, purchases: Purchases): Promise<void> => {
  if (purchases.creditor === null) return;
  const downPayment = Math.floor(purchases.goods.price / 2);
  const plan = { type: 'installment', duration: 3, downPayment } as const;
  const { id } = purchases.goods;
  await kit.ask('POST /storefront/add-to-cart', { body: { product_variant_id: toWireId(id), quantity: 1 } });
  const placed = await checkOut(kit, purchases, payload(purchases, { plan }), newPress());
  kit.say(CHECKOUT, 'accepts an order in instalments', placed.seen, orderFindings(placed, false));
  if (placed.code === null || placed.checkoutId !== null) return;
  const isOut = (await readCart(kit))?.has(id) === false;
  kit.say(CHECKOUT, 'removes lines ordered in instalments from the cart', placed.seen, [
    ...lenientUnless(isOut, 'the ordered line is still in the cart'),
  ]);
};

/** Places orders that are cancelled later; returns the one for the further checks. */
export const checkoutChecks = async (kit: Kit, purchases: Purchases) => {
  await refusals(kit, purchases);
  const knowsKeys = await malformedKeyCheck(kit, purchases);
  await instalments(kit, purchases);
  await pickupChecks(kit, purchases);
  return { placed: await pressChecks(kit, purchases, knowsKeys), knowsKeys };
};
