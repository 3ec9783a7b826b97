import { orderReply } from '../../../src/contract/order';
import { type ListedStore, storesReply, storeStockReply } from '../../../src/contract/stores';
import { toWireId } from '../../../src/lib/ids';
import { AS_WRITTEN, type Kit, readAs } from '../kit';
import { refuses } from '../refusals';
import { answers } from '../replies';
import { brokenUnless } from '../verdict';
import { type Goods, unknownId } from './goods';
import { CHECKOUT, checkOut, newPress, orderFindings, payload, type Purchases } from './purchase';

const STORES = 'GET /storefront/stores';
const STOCK = 'GET /storefront/stores/stock';

const readStores = async (kit: Kit): Promise<readonly ListedStore[]> =>
  readAs(storesReply, await kit.ask(STORES, { token: null }))?.data ?? [];

/** Reads the stores and, if there are goods, what the stores have of them. */
export const storeChecks = async (kit: Kit, goods: Goods | null): Promise<void> => {
  if (!kit.features.includes('stores')) return;
  const seen = await kit.ask(STORES, { token: null });
  const stores = readAs(storesReply, seen)?.data ?? [];
  const ids = stores.map(({ id }) => id);
  kit.say(STORES, AS_WRITTEN, seen, [
    ...answers(STORES, seen),
    ...brokenUnless(new Set(ids).size === ids.length, 'two stores have the same id'),
  ]);
  if (!goods) return;
  const askStock = (variant: string) => kit.ask(STOCK, { query: { variant }, token: null });
  const missing = await askStock(unknownId(goods.id));
  kit.say(STOCK, 'refuses an unknown variant', missing, refuses(missing));
  const stock = await askStock(goods.id);
  const rows = readAs(storeStockReply, stock)?.data ?? [];
  const places = new Set(stores.filter(({ pickup }) => pickup).map(({ id }) => id));
  const most = Math.max(0, ...rows.map(({ available }) => available ?? 0));
  kit.say(STOCK, AS_WRITTEN, stock, [
    ...answers(STOCK, stock),
    ...brokenUnless(
      rows.every(({ store }) => places.has(store)),
      'it names a store where nothing can be picked up',
    ),
    ...brokenUnless(goods.available === null || most <= goods.available, 'a store has more than is for sale'),
  ]);
};

/** Orders for pickup in the first store; the order is cancelled later. */
export const pickupChecks = async (kit: Kit, purchases: Purchases): Promise<void> => {
  if (!kit.features.includes('stores')) return;
  const store = (await readStores(kit)).find(({ pickup }) => pickup);
  if (!store) return;
  const order = (pickupStore: string) => checkOut(kit, purchases, payload(purchases, { pickupStore }), newPress());
  const refused = await order(unknownId(store.id));
  kit.say(CHECKOUT, 'refuses an unknown store', refused.seen, refuses(refused.seen));
  const { id } = purchases.goods;
  await kit.ask('POST /storefront/add-to-cart', { body: { product_variant_id: toWireId(id), quantity: 1 } });
  const placed = await order(store.id);
  kit.say(CHECKOUT, 'accepts an order for pickup', placed.seen, orderFindings(placed, true));
  if (placed.code === null) return;
  const ORDER = 'GET /storefront/order/{order_code}';
  const seen = await kit.ask(ORDER, { params: { order_code: placed.code } });
  const pickup = readAs(orderReply, seen)?.data?.pickup;
  kit.say(ORDER, 'names the store of the pickup', seen, [
    ...brokenUnless(pickup?.store?.name === store.name, 'pickup is not the store of the checkout'),
  ]);
};
