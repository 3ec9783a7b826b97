import { first } from '../db/database';
import type { Queryable } from '../db/database';
import { sessionOver } from '../http/auth';
import type { SessionUser, ShopContext } from '../http/context';
import { Refusal } from '../http/envelope';
import { sign } from '../security/signatures';
import { takeFromCart } from './carts';
import { APPROVED } from '../../src/contract/customer';
import { AWAITS_DOWN_PAYMENT } from './decideOrders';
import { shippingOf, wantedQuantities } from './checkoutRequest';
import type { CheckoutInput } from './checkoutRequest';
import { loanTerms } from './loanTerms';
import type { OfferedTerms } from './loanTerms';
import { newOrderCode } from './orderCode';
import { refuseTooManyOpen } from './openOrders';
import { shortage, takeStock } from './stock';
import type { StockLine } from './stock';
import { pickupStore, takeFromStore } from './stores';
import { findVariants } from './variants';

interface PricedLine extends StockLine {
  price: number;
  attributes: Record<string, string>;
}

export interface PlacedOrder {
  code: string;
  total: number;
  loan: OfferedTerms | undefined;
}

const priceLines = async (tx: Queryable, request: CheckoutInput): Promise<PricedLine[]> => {
  const wanted = wantedQuantities(request);
  const variants = await findVariants(tx, [...wanted.keys()]);
  return [...wanted].map(([variantId, quantity]) => {
    const variant = variants.get(variantId);
    if (!variant) throw new Refusal('One of the items is no longer sold. Remove it from your cart.');
    if (quantity > variant.stock) throw new Refusal(shortage(variant.product_title, variant.stock));
    const { price, product_title: title, document } = variant;
    return { variant_id: variantId, quantity, title, price, attributes: document.attributes };
  });
};

const creditorOf = async (tx: Queryable): Promise<string | null> => {
  const row = await first(
    tx.query<{ uuid: string | null }>(`SELECT document -> 'default_creditor' ->> 'uuid' AS uuid FROM business`),
  );
  return row?.uuid ?? null;
};

/** An approved customer can pay a down payment at once, from any browser; others wait for the creditor. */
const saveLoan = (tx: Queryable, code: string, loan: OfferedTerms, isApproved: boolean) =>
  tx.query(
    `INSERT INTO loans (order_code, amount, payable, down_payment, monthly_rate, duration, status)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      code,
      loan.amount,
      loan.payable,
      loan.downPayment,
      loan.rate,
      loan.duration,
      isApproved ? AWAITS_DOWN_PAYMENT : 'Created',
    ],
  );

const saveLines = (tx: Queryable, code: string, lines: readonly PricedLine[]) =>
  tx.query(
    `INSERT INTO order_items (order_code, position, variant_id, title, quantity, price, attributes)
     SELECT $1, position, variant_id, title, quantity, price, attributes FROM json_to_recordset($2::json)
     AS line(position integer, variant_id bigint, title text, quantity integer, price bigint, attributes json)`,
    [code, JSON.stringify(lines.map((line, position) => ({ ...line, position })))],
  );

/**
 * Places the order with the server's own prices, stock and terms. It runs inside the caller's transaction, so a refusal
 * leaves nothing.
 */
export const createOrder = async (
  shop: ShopContext,
  tx: Queryable,
  user: SessionUser,
  request: CheckoutInput,
  address: string | undefined,
): Promise<PlacedOrder> => {
  const shipping = shippingOf(request);
  const pickup = await pickupStore(tx, request);
  const lines = await priceLines(tx, request);
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  if (total <= 0) throw new Refusal('There is nothing to pay for');
  const creditor = await creditorOf(tx);
  const loan = loanTerms(request, total, creditor);
  // The address itself must not be readable later.
  const client = address === undefined ? null : sign(shop.secret, 'client address', address);
  await refuseTooManyOpen(tx, shop.limits, user.id, client);
  await takeStock(tx, lines);
  const code = await newOrderCode(tx);
  const isApproved = user.eligible === APPROVED && !!loan && loan.downPayment > 0;
  const at = new Date(shop.now()).toISOString();
  // The account may have been closed since the request came in.
  const placed = await tx.query(
    `INSERT INTO orders (code, user_id, status, checkout_type, total, note, shipping, creditor, payment_status, created_at,
                         client, pickup, approved_at)
     SELECT $1, id, 'Pending', $3, $4, $5, $6::json, $7, 'Pending', $8, $9, $11::json, $12::timestamptz FROM users
     WHERE id = $2 AND session_version = $10 FOR KEY SHARE RETURNING code`,
    [
      code,
      user.id,
      loan ? 'installment' : 'Cash',
      total,
      request.order_note,
      shipping && JSON.stringify(shipping),
      loan ? creditor : null,
      at,
      client,
      user.session_version,
      pickup && JSON.stringify(pickup),
      isApproved ? at : null,
    ],
  );
  if (placed.length === 0) throw sessionOver();
  await saveLines(tx, code, lines);
  if (pickup) await takeFromStore(tx, pickup.id, code);
  await takeFromCart(tx, user.id, code);
  if (loan) await saveLoan(tx, code, loan, isApproved);
  return { code, total, loan };
};
