import type { Business } from '../../../src/contract/business';
import { type Credit, readCredit } from '../../../src/contract/credit';
import { scheduleReply } from '../../../src/contract/loan';
import { repaymentsOf } from '../../../src/domain/creditSums';
import { type CreditPlan, creditPlans } from '../../../src/domain/creditTerms';
import { loanAmount } from '../../../src/domain/instalments';
import { toMajor } from '../../../src/lib/money';
import type { Exchange } from '../exchange';
import { type Kit, readAs } from '../kit';
import { brokenUnless, type Finding } from '../verdict';

export const COMPLETE = 'announces complete credit terms';
export const AGREES = 'agrees with the announced credit terms';

const DETAILS = 'GET /business/get_details';
const SCHEDULE = 'POST /loan/cfschedule';
const TOTAL = 1_000_00;

/** A total that is within the limits. */
const totalFor = ({ minAmount, maxAmount }: Credit): number => Math.min(Math.max(TOTAL, minAmount), maxAmount);

const planFindings = ({ terms, schedule }: CreditPlan, seen: Exchange): Finding[] => {
  const answer = readAs(scheduleReply, seen);
  const name = `${terms.duration} months`;
  if (answer?.status !== 1) return brokenUnless(false, `${name} are announced but refused`);
  const [announced, asked] = [repaymentsOf(schedule), repaymentsOf(answer.data)];
  // A back end may round each payment another way.
  const isEqual =
    asked.length === announced.length &&
    asked.every((payment, index) => Math.abs((payment ?? Infinity) - (announced[index] ?? 0)) <= terms.duration);
  return [
    ...brokenUnless(Number(answer.data.rate) === Number(schedule.rate), `the rate of ${name} is ${answer.data.rate}`),
    ...brokenUnless(isEqual, `the payments of ${name} are others than the announced terms give`),
  ];
};

/** Previews each announced duration, if there is a customer. */
export const creditTermsChecks = async (kit: Kit, business: Business | null): Promise<void> => {
  if (!kit.features.includes('credit_terms')) return;
  const details = await kit.ask(DETAILS);
  const credit = readCredit(business?.credit);
  const isOrdered = credit === null || credit.minAmount <= credit.maxAmount;
  kit.say(DETAILS, COMPLETE, details, [
    ...brokenUnless(credit !== null, 'credit_terms is announced, but credit cannot be read'),
    ...brokenUnless(isOrdered, 'min_amount is above max_amount'),
  ]);
  if (credit === null || kit.token === null) return;
  let seen = details;
  const findings: Finding[] = [];
  for (const plan of creditPlans(totalFor(credit), credit)) {
    const { terms } = plan;
    const body = {
      loan_amount: toMajor(loanAmount(terms)),
      totalPrice: toMajor(terms.total),
      loan_duration: terms.duration,
    };
    seen = await kit.ask(SCHEDULE, { body });
    findings.push(...planFindings(plan, seen));
  }
  kit.say(SCHEDULE, AGREES, seen, findings);
};
