import { loginStatusReply } from '../../../src/contract/customer';
import { scheduleReply } from '../../../src/contract/loan';
import { ordersReply } from '../../../src/contract/order';
import { parseDate } from '../../../src/lib/dates';
import { AS_WRITTEN, type Kit, readAs } from '../kit';
import { reportsMissing } from '../refusals';
import { answers } from '../replies';
import { brokenUnless } from '../verdict';

const STATUS = 'GET /storefront/is_logged_in';
const ORDERS = 'GET /storefront/my-orders';
const ORDER = 'GET /storefront/order/{order_code}';
const SCHEDULE = 'POST /loan/cfschedule';

const orders = async (kit: Kit): Promise<void> => {
  const list = await kit.ask(ORDERS);
  const rows = readAs(ordersReply, list)?.data ?? [];
  const times = rows.map(({ orderDate }) => parseDate(orderDate)?.getTime() ?? 0);
  const isSorted = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
  kit.say(ORDERS, AS_WRITTEN, list, [
    ...answers(ORDERS, list),
    ...brokenUnless(isSorted, 'the newest order is not first'),
  ]);
  const [first] = rows;
  if (first) {
    const one = await kit.ask(ORDER, { params: { order_code: first.orderCode } });
    kit.say(ORDER, AS_WRITTEN, one, answers(ORDER, one));
  }
  const missing = await kit.ask(ORDER, { params: { order_code: 'NO-SUCH-ORDER' } });
  kit.say(ORDER, 'reports an unknown item as missing', missing, reportsMissing(missing));
};

const MONTHS = 3;
const LOAN = { loan_amount: 240.5, totalPrice: 340.5, loan_duration: MONTHS };

const schedule = async (kit: Kit): Promise<void> => {
  const seen = await kit.ask(SCHEDULE, { body: LOAN });
  const rows = readAs(scheduleReply, seen)?.data.rows.filter(({ paymentNumber }) => paymentNumber > 0) ?? [];
  const paid = rows.reduce((sum, { paymentAmount }) => sum + (paymentAmount ?? 0), 0);
  kit.say(SCHEDULE, AS_WRITTEN, seen, [
    ...answers(SCHEDULE, seen),
    ...brokenUnless(rows.length === MONTHS, `${rows.length} payments in ${MONTHS} months`),
    ...brokenUnless(paid >= LOAN.loan_amount * 100, 'the payments do not cover the loan'),
    ...brokenUnless(rows.at(-1)?.remainingBalance === 0, 'a balance is left after the last payment'),
  ]);
};

/** Reads that need a customer. */
export const customerChecks = async (kit: Kit): Promise<void> => {
  if (kit.token === null) return;
  const status = await kit.ask(STATUS);
  kit.say(STATUS, AS_WRITTEN, status, [
    ...answers(STATUS, status),
    ...brokenUnless(readAs(loginStatusReply, status)?.active === true, 'a new session is not active'),
  ]);
  await orders(kit);
  await schedule(kit);
};
