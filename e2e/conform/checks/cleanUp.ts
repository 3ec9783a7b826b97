import { ordersReply } from '../../../src/contract/order';
import { isPending } from '../../../src/domain/orderStatus';
import { toWireId } from '../../../src/lib/ids';
import { type Kit, readAs } from '../kit';
import { type Cart, readCart } from './goods';
import { newPress } from './purchase';

const CANCEL = 'POST /storefront/order/cancel';

type Orders = ReadonlyMap<string, boolean>;

/** Whether each order can be cancelled, by its code; null when the orders cannot be read. */
export const readOrders = async (kit: Kit): Promise<Orders | null> => {
  const rows = readAs(ordersReply, await kit.ask('GET /storefront/my-orders'))?.data;
  return rows ? new Map(rows.map(({ orderCode, status }) => [orderCode, isPending(status)])) : null;
};

/** Orders that were not listed before the run are the kit's own, including those whose reply was lost. */
const cancelOrders = async (kit: Kit, before: Orders, placed: ReadonlySet<string>): Promise<void> => {
  const now = await readOrders(kit);
  for (const code of new Set([...placed, ...(now?.keys() ?? [])])) {
    if (before.has(code) || now?.get(code) === false) continue;
    await kit.ask(CANCEL, { body: { order_code: code }, press: newPress() });
  }
  const after = await readOrders(kit);
  if (!after) kit.left.push(`orders that could not be read: ${[...placed].join(', ')}`);
  for (const [code, isOpen] of after ?? []) {
    if (isOpen && !before.has(code)) kit.left.push(`order ${code} could not be cancelled`);
  }
};

const restoreCart = async (kit: Kit, before: Cart): Promise<void> => {
  const now = (await readCart(kit)) ?? new Map<string, number>();
  for (const id of now.keys()) {
    if (!before.has(id)) await kit.ask('DELETE /storefront/my-cart/{id}', { params: { id } });
  }
  for (const [id, quantity] of before) {
    if (now.get(id) === quantity) continue;
    await kit.ask('POST /storefront/add-to-cart', { body: { product_variant_id: toWireId(id), quantity } });
  }
  const after = await readCart(kit);
  const isSame = after?.size === before.size && [...before].every(([id, quantity]) => after.get(id) === quantity);
  if (!isSame) kit.left.push('the cart is not what it was before');
};

/** Restores the data that the kit changed. */
export const cleanUp = async (
  kit: Kit,
  before: { orders: Orders; cart: Cart },
  placed: ReadonlySet<string>,
): Promise<void> => {
  await cancelOrders(kit, before.orders, placed);
  await restoreCart(kit, before.cart);
};
