import { first } from '../db/database';
import type { Queryable } from '../db/database';
import type { shippingOf } from './checkoutRequest';
import type { WireStore } from './stores';
import { findHold, holdNotice } from './holds';
import { repaymentPlan } from './repaymentPlan';
import type { PlannedInstalment, RepaymentPlan } from './repaymentPlan';
import { DELIVERY_LINES } from '../../src/contract/checkoutFields';
import { isInstalment } from '../../src/domain/instalments';
import { toMajor } from '../../src/lib/money';
import { recordOf } from '../../src/lib/recordOf';

interface OrderRow {
  code: string;
  created_at: string;
  status: string;
  checkout_type: string;
  total: number;
  note: string;
  payment_status: string;
  shipping: ReturnType<typeof shippingOf>;
  pickup: WireStore | null;
}

interface ItemRow {
  title: string;
  quantity: number;
  price: number;
  attributes: Record<string, string>;
  img_src: string | null;
}

/** The picture of variant v, or that of its product p. */
const picture = `coalesce(nullif(v.document ->> 'image', ''), p.img_src) AS img_src`;

export interface LoanRow {
  amount: number;
  payable: number;
  down_payment: number;
  monthly_rate: string | number;
  duration: number;
  status: string;
  /** Null until the credit starts. */
  started_on: string | null;
  waived: number;
  paid: number;
  fees: Record<string, number> | null;
}

/** A loan l with what was paid of it. */
const loanColumns = `l.*,
  (SELECT coalesce(sum(r.amount), 0)::bigint FROM repayments r WHERE r.order_code = l.order_code) AS paid,
  (SELECT json_object_agg(f.number, f.amount) FROM late_fees f WHERE f.order_code = l.order_code) AS fees`;

/** The state of a credit that has started; undefined for one that has not. */
export const planOf = (
  { started_on, fees, monthly_rate, ...loan }: LoanRow,
  today: string,
): RepaymentPlan | undefined =>
  started_on === null
    ? undefined
    : repaymentPlan({ ...loan, started_on, rate: Number(monthly_rate), fees: fees ?? {} }, today);

const wireNext = (next: PlannedInstalment | undefined) =>
  next ? { number: next.number, due_date: next.dueDate, amount: toMajor(next.left), status: next.status } : null;

const wireLoan = (loan: LoanRow, today: string) => ({
  loan_amount: toMajor(loan.amount),
  payable_amount: toMajor(loan.payable),
  down_payment_amount: toMajor(loan.down_payment),
  interest_rate: Number(loan.monthly_rate),
  loan_duration: loan.duration,
  status: loan.status,
  next_due: wireNext(planOf(loan, today)?.next),
});

export const listOrders = async (database: Queryable, userId: string, today: string) => {
  const loans = await database.query<LoanRow & { order_code: string }>(
    `SELECT ${loanColumns} FROM loans l JOIN orders o ON o.code = l.order_code WHERE o.user_id = $1`,
    [userId],
  );
  const goods = await database.query<Pick<ItemRow, 'title' | 'quantity'> & { order_code: string }>(
    `SELECT i.order_code, i.title, i.quantity FROM order_items i JOIN orders o ON o.code = i.order_code
     WHERE o.user_id = $1 ORDER BY i.position`,
    [userId],
  );
  const loanOf = new Map(loans.map((loan) => [loan.order_code, wireLoan(loan, today)]));
  const rows = await database.query<OrderRow & { items: number; img_src: string | null }>(
    `SELECT o.*, (SELECT count(*) FROM order_items i WHERE i.order_code = o.code) AS items,
       (SELECT ${picture} FROM order_items i JOIN variants v ON v.id = i.variant_id JOIN products p ON p.id = v.product_id
        WHERE i.order_code = o.code ORDER BY i.position LIMIT 1) AS img_src
     FROM orders o WHERE o.user_id = $1 ORDER BY o.position DESC`,
    [userId],
  );
  return rows.map((row) => ({
    order_code: row.code,
    order_date: row.created_at,
    items: row.items,
    status: row.status,
    total_amount: toMajor(row.total),
    imgSrc: row.img_src,
    checkout_type: row.checkout_type,
    payment: { status: row.payment_status },
    loan: loanOf.get(row.code) ?? null,
    products: goods
      .filter(({ order_code }) => order_code === row.code)
      .map(({ title, quantity }) => ({ title, quantity })),
  }));
};

export const findLoan = (database: Queryable, code: string): Promise<LoanRow | undefined> =>
  first(database.query<LoanRow>(`SELECT ${loanColumns} FROM loans l WHERE l.order_code = $1`, [code]));

/** An order of another customer gets the same response as one that does not exist. */
export const findOrder = (database: Queryable, userId: string, code: string): Promise<OrderRow | undefined> =>
  first(database.query<OrderRow>('SELECT * FROM orders WHERE code = $1 AND user_id = $2', [code, userId]));

export const describeOrder = async (database: Queryable, order: OrderRow, today: string) => {
  const items = await database.query<ItemRow>(
    `SELECT i.title, i.quantity, i.price, i.attributes, ${picture} FROM order_items i
     LEFT JOIN variants v ON v.id = i.variant_id LEFT JOIN products p ON p.id = v.product_id
     WHERE i.order_code = $1 ORDER BY i.position`,
    [order.code],
  );
  const loan = await findLoan(database, order.code);
  const hold = await findHold(database, order.code);
  const { shipping, pickup } = order;
  return {
    order_code: order.code,
    order_status: order.status,
    total_amount: toMajor(order.total),
    checkout_type: order.checkout_type,
    order_note: order.note,
    order_date: order.created_at,
    payment: {
      // An installment order is paid only once its down payment is made.
      payment_method: isInstalment(order.checkout_type) && order.payment_status === 'Pending' ? '' : 'Card',
      status: order.payment_status,
      order_code: order.code,
      total_amount: toMajor(order.total),
    },
    products: items.map(({ title, quantity, price, attributes, img_src }) => ({
      title,
      quantity,
      price: toMajor(price),
      status: order.status,
      imgSrc: img_src,
      variant_details: { attributes },
    })),
    loan: loan ? wireLoan(loan, today) : null,
    ...(shipping
      ? { delivery: recordOf(DELIVERY_LINES, (name) => shipping[`ship_${name}`]) }
      : { pickup: pickup ?? 1 }),
    notice: hold && holdNotice[hold],
  };
};
