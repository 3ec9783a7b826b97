import { toWireId } from '../../../src/lib/ids';
import { AS_WRITTEN, type Kit } from '../kit';
import { refuses } from '../refusals';
import { answers } from '../replies';
import { brokenUnless, lenient, type Finding } from '../verdict';
import { type Goods, MAX_QUANTITY, readCart, unknownId } from './goods';

const ADD = 'POST /storefront/add-to-cart';
const SAVED = 'POST /storefront/add-saved-cart';
const REMOVE = 'DELETE /storefront/my-cart/{id}';
const TOO_MANY = 99_999;

const holds = async (kit: Kit, { id }: Goods, wanted: number): Promise<Finding[]> => {
  const cart = await readCart(kit);
  const held = cart?.get(id) ?? 0;
  return brokenUnless(cart !== null && held === wanted, `the cart then holds ${held}, not ${wanted}`);
};

/** Adds a line to the cart, changes it and removes it. */
export const cartChecks = async (kit: Kit, goods: Goods): Promise<void> => {
  const line = (quantity: number) => ({ product_variant_id: toWireId(goods.id), quantity });

  const added = await kit.ask(ADD, { body: line(1) });
  kit.say(ADD, AS_WRITTEN, added, [...answers(ADD, added), ...(await holds(kit, goods, 1))]);
  const changed = await kit.ask(ADD, { body: line(MAX_QUANTITY) });
  kit.say(ADD, 'sets the quantity', changed, await holds(kit, goods, MAX_QUANTITY));

  const saved = { items: [line(MAX_QUANTITY)] };
  const first = await kit.ask(SAVED, { body: saved });
  kit.say(SAVED, AS_WRITTEN, first, answers(SAVED, first));
  const second = await kit.ask(SAVED, { body: saved });
  kit.say(SAVED, 'adds no quantities up when repeated', second, await holds(kit, goods, MAX_QUANTITY));

  const unknown = await kit.ask(ADD, { body: { product_variant_id: toWireId(unknownId(goods.id)), quantity: 1 } });
  kit.say(ADD, 'refuses an unknown variant', unknown, refuses(unknown));
  if (goods.available !== null) {
    const many = await kit.ask(ADD, { body: line(TOO_MANY) });
    const isTaken = answers(ADD, many).length === 0;
    const taken = lenient(`${TOO_MANY} are accepted, although only ${goods.available} are in stock`);
    kit.say(ADD, 'refuses a quantity above the stock', many, isTaken ? taken : refuses(many));
  }

  const removed = await kit.ask(REMOVE, { params: { id: goods.id } });
  kit.say(REMOVE, AS_WRITTEN, removed, [...answers(REMOVE, removed), ...(await holds(kit, goods, 0))]);
};
