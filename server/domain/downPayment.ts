import type { TransactionalDatabase } from '../db/database';
import type { SessionUser } from '../http/context';
import { Refusal } from '../http/envelope';
import { openCheckout, setPaymentStatus } from './checkouts';
import { APPROVED } from '../../src/contract/customer';
import { awaitsDownPayment } from '../../src/domain/instalments';
import { isPending } from '../../src/domain/orderStatus';
import { toMajor } from '../../src/lib/money';
import { findLoan, findOrder } from './orders';

interface DownPayment {
  code: string;
  amount: number;
  description: string;
  at: number;
}

/** Starts the payment of a down payment that the creditor requested, and closes an earlier open attempt. */
export const startDownPayment = (
  database: TransactionalDatabase,
  user: SessionUser,
  given: DownPayment,
): Promise<string> =>
  database.transaction(async (tx) => {
    const order = await findOrder(tx, user.id, given.code);
    const loan = order && (await findLoan(tx, order.code));
    if (!order || !loan) throw new Refusal('Invalid Order');
    if (user.eligible !== APPROVED) throw new Refusal('Your membership has not been approved yet.');
    if (!isPending(order.status) || loan.down_payment === 0 || !awaitsDownPayment(loan.status)) {
      throw new Refusal('There is no down payment to make for this order.');
    }
    if (given.amount !== loan.down_payment) {
      throw new Refusal(`The down payment of this order is ${toMajor(loan.down_payment).toFixed(2)}.`);
    }
    await tx.query(`UPDATE checkouts SET status = 'cancelled' WHERE order_code = $1 AND status = 'open'`, [order.code]);
    await setPaymentStatus(tx, order.code, 'Pending');
    return openCheckout(tx, {
      orderCode: order.code,
      kind: 'down_payment',
      amount: loan.down_payment,
      description: given.description || `Down payment for order ${order.code}`,
      at: given.at,
    });
  });
