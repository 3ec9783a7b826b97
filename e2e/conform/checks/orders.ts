import { orderReply, ordersReply } from '../../../src/contract/order';
import { isPending } from '../../../src/domain/orderStatus';
import { AS_WRITTEN, type Kit, readAs } from '../kit';
import { refuses } from '../refusals';
import { answers } from '../replies';
import { brokenUnless, lenientUnless } from '../verdict';
import { paymentChecks } from './payments';
import { repeatFindings } from './presses';
import { newPress, type Placed, type Purchases } from './purchase';

const ORDERS = 'GET /storefront/my-orders';
const ORDER = 'GET /storefront/order/{order_code}';
const CANCEL = 'POST /storefront/order/cancel';

const listed = async (kit: Kit, { codes }: Purchases): Promise<void> => {
  const seen = await kit.ask(ORDERS);
  const rows = readAs(ordersReply, seen)?.data ?? [];
  const newest = rows.slice(0, codes.size).map(({ orderCode }) => orderCode);
  kit.say(ORDERS, 'shows what was just ordered, the newest first', seen, [
    ...answers(ORDERS, seen),
    ...brokenUnless(
      [...codes].every((code) => newest.includes(code)),
      'the newest orders are not first',
    ),
    ...brokenUnless(newest[0] === [...codes].at(-1), 'the last order is not the first row'),
  ]);
};

const detail = async (kit: Kit, { goods }: Purchases, code: string): Promise<void> => {
  const seen = await kit.ask(ORDER, { params: { order_code: code } });
  const order = readAs(orderReply, seen)?.data;
  const [item] = order?.products ?? [];
  kit.say(ORDER, 'shows an order as it was placed', seen, [
    ...answers(ORDER, seen),
    ...brokenUnless(order?.orderCode === code, 'the reply has another order'),
    ...brokenUnless(isPending(order?.orderStatus ?? ''), `a new order is '${order?.orderStatus ?? ''}', not 'Pending'`),
    ...brokenUnless(order?.products.length === 1 && item?.quantity === 1, 'its products differ from the ordered ones'),
    ...brokenUnless(item?.price === goods.price, 'the price differs from the price in the catalogue'),
    ...brokenUnless((order?.totalAmount ?? null) !== null, 'total_amount is missing'),
    ...lenientUnless(order?.totalAmount === goods.price, 'total_amount differs from the price of the ordered products'),
  ]);
};

const cancelling = async (kit: Kit, code: string, knowsKeys: boolean): Promise<void> => {
  const press = newPress();
  const body = { order_code: code };
  const seen = await kit.ask(CANCEL, { body, press });
  const after = readAs(orderReply, await kit.ask(ORDER, { params: { order_code: code } }))?.data;
  kit.say(CANCEL, AS_WRITTEN, seen, [
    ...answers(CANCEL, seen),
    ...brokenUnless(!isPending(after?.orderStatus ?? 'Pending'), 'the order is still Pending'),
  ]);
  const again = await kit.ask(CANCEL, { body, press });
  kit.say(CANCEL, 'answers a repeated press with the first reply', again, repeatFindings(seen, again, knowsKeys));
  const late = await kit.ask(CANCEL, { body, press: newPress() });
  kit.say(CANCEL, 'refuses a cancelled order', late, refuses(late));
  const unknown = await kit.ask(CANCEL, { body: { order_code: 'NO-SUCH-ORDER' }, press: newPress() });
  kit.say(CANCEL, 'refuses an unknown order', unknown, refuses(unknown));
};

/** Calls on an unpaid order. */
export const orderChecks = async (kit: Kit, purchases: Purchases, placed: Placed, knowsKeys: boolean) => {
  await listed(kit, purchases);
  await paymentChecks(kit, placed);
  if (placed.code === null) return;
  await detail(kit, purchases, placed.code);
  await cancelling(kit, placed.code, knowsKeys);
};
