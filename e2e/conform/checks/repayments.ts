import { checkoutReply } from '../../../src/contract/checkout';
import { ordersReply } from '../../../src/contract/order';
import { type Repayments, repaymentsReply } from '../../../src/contract/repayments';
import { safeRedirectTarget } from '../../../src/lib/safeUrl';
import type { Exchange } from '../exchange';
import { AS_WRITTEN, type Kit, readAs } from '../kit';
import { refuses, reportsMissing } from '../refusals';
import { answers } from '../replies';
import { brokenUnless, type Finding } from '../verdict';
import { repeatFindings } from './presses';
import { newPress } from './purchase';

const READ = 'GET /storefront/order/{order_code}/repayments';
const PAY = 'POST /storefront/order/{order_code}/repayments';
const UNKNOWN = { order_code: 'NO-SUCH-ORDER' };

const sum = (amounts: (number | null)[]): number => amounts.reduce<number>((total, each) => total + (each ?? 0), 0);

const sumFindings = ({ schedule, paidTotal, outstanding, next, settleNow }: Repayments): Finding[] => {
  const left = schedule.map(({ amount, fee, paid }) => sum([amount, fee, -(paid ?? 0)]));
  const oldest = schedule.find((_, index) => left[index] !== 0);
  const isNext = next ? next.number === oldest?.number && next.amount === left[schedule.indexOf(oldest)] : !oldest;
  const isPaid = schedule.every(({ status }, index) => (status === 'paid') === (left[index] === 0));
  return [
    ...brokenUnless(paidTotal === sum(schedule.map(({ paid }) => paid)), 'paid_total is not the sum of paid'),
    ...brokenUnless(outstanding === sum(left), 'outstanding is not the sum of what is left'),
    ...brokenUnless(isNext, 'next is not the oldest instalment that is left, or not what is left of it'),
    ...brokenUnless(isPaid, 'an instalment is paid by its status or by its amounts, but not by both'),
    ...brokenUnless(
      !settleNow || outstanding === settleNow.amount + settleNow.saves,
      'amount and saves of settle_now are not outstanding together',
    ),
  ];
};

/** The customer's first credit with something left to pay. */
const findCredit = async (kit: Kit) => {
  const rows = readAs(ordersReply, await kit.ask('GET /storefront/my-orders'))?.data ?? [];
  return rows.find(({ loan }) => loan?.nextDue) ?? null;
};

/** Needs a credit with something left to pay, for all but the refusals. */
export const repaymentChecks = async (kit: Kit): Promise<void> => {
  if (!kit.features.includes('repayments') || kit.token === null) return;
  const missing = await kit.ask(READ, { params: UNKNOWN });
  kit.say(READ, 'reports an unknown item as missing', missing, reportsMissing(missing));
  const credit = await findCredit(kit);
  if (!credit) return;
  const seen = await kit.ask(READ, { params: { order_code: credit.orderCode } });
  const data = readAs(repaymentsReply, seen)?.data;
  kit.say(READ, AS_WRITTEN, seen, [...answers(READ, seen), ...(data ? sumFindings(data) : [])]);
  const { nextDue } = credit.loan ?? {};
  const isSame = data?.next?.number === nextDue?.number && data?.next?.amount === nextDue?.amount;
  kit.say(READ, 'agrees with next_due of the orders list', seen, brokenUnless(isSame, 'next is another instalment'));
};

const startFindings = (seen: Exchange): Finding[] => {
  const data = readAs(checkoutReply, seen)?.data;
  const { origin } = new URL(seen.sent.url);
  const isSafe = Boolean(data?.checkoutUrl) && safeRedirectTarget(data?.checkoutUrl ?? '', [], origin) !== null;
  return [
    ...answers(PAY, seen),
    ...brokenUnless(isSafe, 'checkout_url is neither an https address nor a path that a shopper can be redirected to'),
    ...brokenUnless((data?.checkoutId ?? null) !== null, 'checkout_id is missing'),
  ];
};

/** Starts a payment, which nobody makes. */
export const payRepaymentChecks = async (kit: Kit, knowsKeys: boolean): Promise<void> => {
  if (!kit.features.includes('repayments')) return;
  const pay = (number: number | string, params: { order_code: string } = UNKNOWN, press = newPress()) =>
    kit.ask(PAY, { params, body: { number }, press });
  const unknown = await pay('next');
  kit.say(PAY, 'refuses an unknown order', unknown, refuses(unknown));
  const credit = await findCredit(kit);
  if (!credit) return;
  const params = { order_code: credit.orderCode };
  const { schedule = [] } = readAs(repaymentsReply, await kit.ask(READ, { params }))?.data ?? {};
  for (const [rule, number] of [
    ['refuses a number that does not exist', schedule.length + 1],
    ['refuses a choice that is none', 'everything'],
    ['refuses an instalment that is paid', schedule.find(({ status }) => status === 'paid')?.number],
  ] as const) {
    if (number === undefined) continue;
    const seen = await pay(number, params);
    kit.say(PAY, rule, seen, refuses(seen));
  }
  const press = newPress();
  const first = await pay('next', params, press);
  kit.say(PAY, AS_WRITTEN, first, startFindings(first));
  kit.left.push('the payment of an instalment is open at the provider');
  const again = await pay('next', params, press);
  kit.say(PAY, 'answers a repeated press with the first reply', again, repeatFindings(first, again, knowsKeys));
};
