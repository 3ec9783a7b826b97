import type { Database, Queryable } from '../db/database';
import { sessionOver } from '../http/auth';
import type { SessionUser } from '../http/context';
import { Refusal } from '../http/envelope';
import { toMajor } from '../../src/lib/money';
import { listAddresses } from './addresses';
import { readUserCart } from './carts';
import { describeOrder, findOrder, listOrders } from './orders';
import { deleteReviewsOf } from './reviews';
import { wireUser } from './users';

const ordersOf = async (database: Queryable, userId: string, today: string) => {
  const orders = [];
  for (const { order_code } of await listOrders(database, userId, today)) {
    const order = await findOrder(database, userId, order_code);
    if (order) orders.push(await describeOrder(database, order, today));
  }
  return orders;
};

const paymentsOf = async (database: Queryable, userId: string) => {
  const rows = await database.query<{ amount: number }>(
    `SELECT c.order_code, c.description, c.amount, c.status, c.created_at FROM checkouts c
     JOIN orders o ON o.code = c.order_code WHERE o.user_id = $1 ORDER BY c.created_at`,
    [userId],
  );
  return rows.map(({ amount, ...payment }) => ({ ...payment, amount: toMajor(amount) }));
};

const creditPaymentsOf = async (database: Queryable, userId: string) => {
  const rows = await database.query<{ amount: number }>(
    `SELECT r.order_code, r.amount, r.created_at FROM repayments r
     JOIN orders o ON o.code = r.order_code WHERE o.user_id = $1 ORDER BY r.id`,
    [userId],
  );
  return rows.map(({ amount, ...repayment }) => ({ ...repayment, amount: toMajor(amount) }));
};

const reviewsOf = (database: Queryable, userId: string) =>
  database.query(
    `SELECT p.code, p.title AS product, r.stars, r.title, r.text, r.name, r.variant, r.created_at, r.approved_at
     FROM reviews r JOIN products p ON p.id = r.product_id WHERE r.user_id = $1 ORDER BY r.id`,
    [userId],
  );

/** What was sent to the customer's address, and what waits for it. A code opens the account, so it is left out. */
const mailboxOf = async (database: Queryable, { email, verified_at }: SessionUser) => {
  // Until the address is verified, it may be someone else's.
  if (verified_at === null) return {};
  return {
    stock_alerts: await database.query(
      'SELECT variant_id, link, created_at FROM stock_alerts WHERE email = $1 ORDER BY created_at',
      [email],
    ),
    messages: await database.query(
      `SELECT name, message, order_code, created_at, answer, answered_at, report FROM contact_messages
       WHERE email = $1 ORDER BY id`,
      [email],
    ),
    mails: await database.query(
      `SELECT subject, CASE WHEN kind <> 'password-reset' THEN body END AS body, created_at FROM mails
       WHERE recipient = $1 ORDER BY id`,
      [email],
    ),
  };
};

/** Everything that is stored about a customer, except the password's hash. */
export const exportCustomer = async (database: Queryable, user: SessionUser, today: string) => ({
  account: { ...wireUser(user), verified_at: user.verified_at },
  addresses: await listAddresses(database, user.id),
  cart: await readUserCart(database, user.id),
  orders: await ordersOf(database, user.id, today),
  payments: await paymentsOf(database, user.id),
  repayments: await creditPaymentsOf(database, user.id),
  reviews: await reviewsOf(database, user.id),
  ...(await mailboxOf(database, user)),
});

const refuseWhileOpen = async (tx: Queryable, userId: string): Promise<void> => {
  const [open] = await tx.query<{ code: string; is_pending: boolean }>(
    `SELECT o.code, o.status = 'Pending' AS is_pending FROM orders o LEFT JOIN loans l ON l.order_code = o.code
     WHERE o.user_id = $1 AND (o.status = 'Pending' OR l.status IN ('Created', 'Process for Payment', 'Active'))
     ORDER BY is_pending DESC, o.position LIMIT 1`,
    [userId],
  );
  if (!open) return;
  const [what, how] = open.is_pending
    ? ['Order', 'Complete or cancel it first.']
    : ['The credit for order', 'Pay it off first.'];
  throw new Refusal(`${what} ${open.code} is still open. ${how}`);
};

/**
 * Deletes the customer's personal data. The row and the orders stay for the books, without name, contact, address and
 * note; the row's id replaces the email, so that the email can sign up again.
 */
export const closeAccount = (database: Pick<Database, 'transaction'>, user: SessionUser): Promise<void> =>
  database.transaction(async (tx) => {
    // An order placed at the same moment waits, and is then refused, because its session is over.
    const current = await tx.query('SELECT 1 FROM users WHERE id = $1 AND session_version = $2 FOR UPDATE', [
      user.id,
      user.session_version,
    ]);
    if (current.length === 0) throw sessionOver();
    await refuseWhileOpen(tx, user.id);
    await tx.query(`UPDATE orders SET shipping = NULL, note = '', client = NULL WHERE user_id = $1`, [user.id]);
    await tx.query('DELETE FROM addresses WHERE user_id = $1', [user.id]);
    await deleteReviewsOf(tx, user.id);
    await tx.query('DELETE FROM cart_items WHERE user_id = $1', [user.id]);
    await tx.query('DELETE FROM reset_codes WHERE user_id = $1', [user.id]);
    await tx.query('DELETE FROM mails WHERE recipient = $1', [user.email]);
    // Until the address is verified, these may be someone else's.
    if (user.verified_at !== null) {
      await tx.query('DELETE FROM stock_alerts WHERE email = $1', [user.email]);
      await tx.query('DELETE FROM contact_messages WHERE email = $1', [user.email]);
    }
    await tx.query(`UPDATE operator_commands SET arguments = $2 WHERE split_part(lower(arguments), ' ', 1) = $1`, [
      user.email,
      user.id,
    ]);
    await tx.query(
      `UPDATE users SET email = id::text, password_hash = '', session_version = session_version + 1, first_name = '',
         last_name = '', phone = '', eligible = 'Created', eligible_reason = NULL, verified_at = NULL WHERE id = $1`,
      [user.id],
    );
  });
