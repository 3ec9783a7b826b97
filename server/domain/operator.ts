import { exportCatalogue } from '../catalogueFiles/exportCatalogue';
import { importCatalogue } from '../catalogueFiles/importCatalogue';
import { first } from '../db/database';
import type { Database, Queryable } from '../db/database';
import { approveOrders, AWAITS_DOWN_PAYMENT, markApproved, rejectOrders } from './decideOrders';
import { listViolations } from './cspReports';
import { listCommands, logCommand } from './operatorLog';
import { OperatorError } from './operatorError';
import type { CommandSource } from './operatorLog';
import { answerMessage, listMessages, readReport } from './contactMessages';
import { advanceOrder } from './orderSteps';
import type { OrderStep } from './orderSteps';
import { approveReview, listReviewsToCheck, rejectReview } from './reviews';
import { bringDemoBack, seedGoods } from './seedGoods';
import { listStockAlerts } from './stockAlerts';
import { listStores } from './stores';
import { sendOrderMail } from './orderMail';
import type { MailContext } from './orderMail';
import { APPROVED } from '../../src/contract/customer';
import { dayOf } from '../../src/lib/days';
import { toMajor, toMinor } from '../../src/lib/money';
import type { Minor } from '../../src/lib/money';
import { bookPayment, findPlan, lockOrder } from './credits';

type Command = (database: Database, argument: string, source: CommandSource) => Promise<string[]>;

const moneyText = (amount: Minor): string => toMajor(amount).toFixed(2);

const REJECTED = 'We couldn’t approve your last request. You can ask again.';

/** Decides about a customer and, with them, about their orders that wait for the decision. */
const setEligible =
  (eligible: string, decide: (tx: Queryable, email: string, mail: MailContext) => Promise<string[]>): Command =>
  (database, argument, source) =>
    database.transaction(async (tx) => {
      const [email = '', ...words] = argument.trim().split(/\s+/);
      const reason = eligible === APPROVED ? null : words.join(' ') || REJECTED;
      const user = await first(
        tx.query<{ email: string }>(
          'UPDATE users SET eligible = $2, eligible_reason = $3 WHERE email = $1 RETURNING email',
          [email.toLowerCase(), eligible, reason],
        ),
      );
      if (!user) throw new OperatorError(`No customer has the email ${email}`);
      return [`${user.email} is now '${eligible}'`, ...(await decide(tx, user.email, source))];
    });

/** Only an approved customer can pay a down payment, so the others' orders wait for the approval. */
const process: Command = (database, code, source) =>
  database.transaction(async (tx) => {
    const loan = await first(
      tx.query<{ order_code: string }>(
        `UPDATE loans SET status = $2 WHERE order_code = $1 AND status = 'Created' AND down_payment > 0
         AND EXISTS (SELECT 1 FROM orders o JOIN users u ON u.id = o.user_id
                     WHERE o.code = $1 AND o.status = 'Pending' AND u.eligible = $3) RETURNING order_code`,
        [code.trim().toUpperCase(), AWAITS_DOWN_PAYMENT, APPROVED],
      ),
    );
    if (!loan) throw new OperatorError(`No approved customer’s order with the code ${code} waits for this decision`);
    await markApproved(tx, loan.order_code, source.at);
    await sendOrderMail(tx, source, 'down-payment-due', loan.order_code);
    return [`The down payment of ${loan.order_code} can be made now`];
  });

/** Books a payment that arrived in another way, for example by bank transfer. */
const pay: Command = (database, argument, source) =>
  database.transaction(async (tx) => {
    const [given = '', what = 'next'] = argument.trim().split(/\s+/);
    const code = given.toUpperCase();
    await lockOrder(tx, code);
    const before = await findPlan(tx, code, source.today);
    if (!before?.next) throw new OperatorError(`No order with the code ${given} has installments to pay`);
    const amount = { next: before.next.left, all: before.payoff }[what] ?? toMinor(what);
    if (!amount) throw new OperatorError('Give an order code, and an amount if it is another: pay ORD-7F3K 195.00');
    const payment = { code, amount, isPayoff: what === 'all', checkoutId: null };
    const after = await bookPayment(tx, payment, source);
    if (!after) throw new OperatorError(`Only ${moneyText(before.outstanding)} is left to pay`);
    const rest = after.next ? `${moneyText(after.outstanding)} is left to pay` : 'the credit is paid off';
    return [`${moneyText(amount)} is booked for ${code}; ${rest}`];
  });

/** Moves a paid or approved order on, as customers see it when they track it. */
const advance =
  (step: OrderStep, done: string): Command =>
  (database, argument, source) =>
    database.transaction(async (tx) => {
      const code = argument.trim().toUpperCase();
      if (!(await advanceOrder(tx, source, code, step)))
        throw new OperatorError(`No order with the code ${code} can be ${done} now`);
      return [`${code} is ${done}`];
    });

const answer: Command = (database, argument, { at }) =>
  database.transaction(async (tx) => {
    const [, id = '', text = ''] = /^(\d{1,9})\s+(\S.*)$/s.exec(argument.trim()) ?? [];
    if (text === '')
      throw new OperatorError('Give the number of a message and the answer: answer 7 "We open at nine."');
    const email = await answerMessage(tx, Number(id), text, at);
    if (email === undefined) throw new OperatorError(`No message with the number ${id} waits for this answer`);
    return [`The answer to message ${id} is mailed to ${email}`];
  });

/** Prints the problem report of a message. */
const report: Command = async (database, argument) => {
  const text = /^\d{1,9}$/.test(argument) ? await readReport(database, Number(argument)) : null;
  if (text === null) throw new OperatorError(`No message with the number ${argument} has a problem report`);
  return [text];
};

/** Without an argument lists the reviews; a rejected one is deleted, and its customer may write another. */
const reviews: Command = async (database, argument, { at }) => {
  if (argument === '') return listReviewsToCheck(database);
  const [, step, id = ''] = /^(approve|reject)\s+(\d{1,9})$/.exec(argument.trim()) ?? [];
  if (step === undefined) throw new OperatorError('Give a decision and the number of a review: reviews approve 7');
  const decide = step === 'approve' ? approveReview : rejectReview;
  if (!(await decide(database, Number(id), at)))
    throw new OperatorError(`No review with the number ${id} waits for this decision`);
  return [`Review ${id} is ${step === 'approve' ? 'shown' : 'deleted'}`];
};

interface OrderLine {
  code: string;
  email: string;
  checkout_type: string;
  total: number;
  status: string;
  loan_status: string | null;
}

const orders: Command = async (database) => {
  const rows = await database.query<OrderLine>(
    `SELECT o.code, u.email, o.checkout_type, o.total, o.status, l.status AS loan_status
     FROM orders o JOIN users u ON u.id = o.user_id LEFT JOIN loans l ON l.order_code = o.code ORDER BY o.position DESC`,
  );
  return rows.map((row) =>
    [row.code, row.email, row.checkout_type, moneyText(row.total), row.status, row.loan_status]
      .filter((part) => part !== null)
      .join('  '),
  );
};

/** Sets the stock of a variant, named by its SKU. */
const stock: Command = async (database, argument) => {
  const [sku = '', quantity = ''] = argument.split(/\s+/);
  if (!/^\d{1,6}$/.test(quantity)) throw new OperatorError('Give a SKU and a number: stock LSH-BLK-M 10');
  const row = await first(
    database.query<{ title: string }>(
      `UPDATE variants v SET stock = $2 FROM products p
       WHERE p.id = v.product_id AND v.document ->> 'sku' = $1 RETURNING p.title`,
      [sku, Number(quantity)],
    ),
  );
  if (!row) throw new OperatorError(`No variant has the SKU ${sku}`);
  return [`${row.title} (${sku}): ${quantity} in stock`];
};

const stores: Command = async (database) =>
  (await listStores(database)).map(({ id, name, city, pickup }) =>
    [id, name, city, pickup ? 'pickup' : 'no pickup'].join('  '),
  );

/** Sets what a store has of a variant. */
const shelf: Command = async (database, argument) => {
  const [id = '', sku = '', quantity = ''] = argument.split(/\s+/);
  if (!/^\d{1,9}$/.test(id) || !/^\d{1,6}$/.test(quantity)) {
    throw new OperatorError('Give a store, a SKU and a number: shelf 1 LSH-BLK-M 10');
  }
  return database.transaction(async (tx) => {
    // Marks the variant as changed, because replies about it are cached.
    const variant = await first(
      tx.query<{ id: number }>(`UPDATE variants SET stock = stock WHERE document ->> 'sku' = $1 RETURNING id`, [sku]),
    );
    if (!variant) throw new OperatorError(`No variant has the SKU ${sku}`);
    const kept = await tx.query(
      `INSERT INTO store_stock (variant_id, store_id, available) SELECT $1, id, $3 FROM stores WHERE id = $2
       ON CONFLICT (variant_id, store_id) DO UPDATE SET available = excluded.available RETURNING 1`,
      [variant.id, Number(id), Number(quantity)],
    );
    if (kept.length === 0) throw new OperatorError(`There is no store ${id}`);
    return [`${sku} in store ${id}: ${quantity}`];
  });
};

/** A running shop would keep every shopper waiting for minutes. */
const refuseRunning = ({ how }: CommandSource): void => {
  if (how === 'running shop') throw new OperatorError('Stop the shop first: it could not answer anyone meanwhile');
};

/** Replaces the catalogue. */
const seed: Command = async (database, argument, source) => {
  refuseRunning(source);
  if (argument === 'demo') {
    await bringDemoBack(database);
    return ['The demo catalogue is back'];
  }
  if (!/^[1-9]\d{0,5}$/.test(argument)) {
    throw new OperatorError('Give a number of goods below a million, or demo: seed 200000');
  }
  await seedGoods(database, Number(argument));
  return [`The catalogue has ${argument} generated goods`];
};

/** Reads the catalogue from a folder or writes it to one, with its pictures. */
const inFolder =
  (run: (database: Database, folder: string, mediaDir: string) => Promise<string>): Command =>
  async (database, folder, source) => {
    refuseRunning(source);
    if (source.mediaDir === undefined) throw new OperatorError('DATA_DIR has no folder for pictures');
    return [await run(database, folder, source.mediaDir)];
  };

const customers: Command = async (database) => {
  const rows = await database.query<{ email: string; eligible: string; verified_at: string | null }>(
    // A closed account has its id in place of an email.
    `SELECT email, eligible, verified_at FROM users WHERE email LIKE '%@%' ORDER BY created_at`,
  );
  return rows.map((row) => `${row.email}  ${row.eligible}  ${row.verified_at === null ? 'not verified' : 'verified'}`);
};

interface OperatorCommand {
  /** In brackets if it may be left out. */
  argument: string | null;
  run: Command;
  /** What the log keeps of the argument; by default all. */
  logged?: (argument: string) => string;
}

const commands = new Map<string, OperatorCommand>([
  ['approve', { argument: 'EMAIL', run: setEligible(APPROVED, approveOrders) }],
  // A rejected customer may request another review.
  ['reject', { argument: 'EMAIL [REASON]', run: setEligible('Created', rejectOrders) }],
  ['process', { argument: 'ORDER_CODE', run: process }],
  ['pay', { argument: 'ORDER_CODE [AMOUNT|all]', run: pay }],
  ['pack', { argument: 'ORDER_CODE', run: advance('pack', 'packed') }],
  ['ship', { argument: 'ORDER_CODE', run: advance('ship', 'shipped') }],
  // Also an order that is picked up.
  ['deliver', { argument: 'ORDER_CODE', run: advance('deliver', 'delivered') }],
  ['orders', { argument: null, run: orders }],
  ['customers', { argument: null, run: customers }],
  ['stock', { argument: 'SKU QUANTITY', run: stock }],
  ['stores', { argument: null, run: stores }],
  ['shelf', { argument: 'STORE SKU QUANTITY', run: shelf }],
  ['messages', { argument: null, run: listMessages }],
  // The text may be about the sender, whose data can be deleted; the log stays.
  ['answer', { argument: 'NUMBER TEXT', run: answer, logged: (given) => given.trim().replace(/\s.*$/s, '') }],
  ['report', { argument: 'NUMBER', run: report }],
  ['reviews', { argument: '[approve|reject NUMBER]', run: reviews }],
  ['alerts', { argument: null, run: listStockAlerts }],
  ['reports', { argument: null, run: listViolations }],
  ['import', { argument: 'FOLDER', run: inFolder(importCatalogue) }],
  ['export', { argument: 'FOLDER', run: inFolder(exportCatalogue) }],
  ['seed', { argument: 'NUMBER|demo', run: seed }],
  ['audit', { argument: null, run: listCommands }],
]);

const usage = (): string =>
  [
    'Commands:',
    ...[...commands].map(([name, { argument }]) => `  ${name} ${argument ?? ''}`.trimEnd()),
    // Handled without opening a shop.
    '  settings',
  ].join('\n');

/** Runs an operator command and returns its output. The command is logged before it runs. */
export const runOperator = async (
  database: Database,
  [name = '', ...rest]: readonly string[],
  source: CommandSource = { at: Date.now(), today: dayOf(new Date()), how: 'database', origin: 'http://localhost' },
): Promise<string[]> => {
  const command = commands.get(name);
  const argument = rest.join(' ');
  if (!command || (command.argument !== null && !command.argument.startsWith('[') && argument === ''))
    throw new OperatorError(usage());
  const { logged = String } = command;
  await logCommand(database, name, command.argument === null ? '' : logged(argument), source);
  const lines = await command.run(database, argument, source);
  return lines.length > 0 ? lines : ['Nothing yet'];
};
