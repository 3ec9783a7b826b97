import { businessReply } from '../../../src/contract/business';
import { readCredit } from '../../../src/contract/credit';
import { scheduleReply } from '../../../src/contract/loan';
import { creditPlans } from '../../../src/domain/creditTerms';
import { DURATIONS } from '../../../src/domain/durations';
import { repaymentsOf } from '../../../src/domain/creditSums';
import { loanAmount } from '../../../src/domain/instalments';
import { toMajor } from '../../../src/lib/money';
import { shopClient, signUp } from '../shopClient';
import { bench } from './suite';
import type { Bench, OpenDatabase } from './suite';

export const creditRules = (open: OpenDatabase) =>
  describe('credit terms', () => {
    let b: Bench;
    const details = async (shop = b.shop) => (await shopClient(shop).read(businessReply, '/business/get_details')).data;
    beforeEach(async () => {
      b = await bench(open);
    });

    test('are announced by default, and not by a shop that does without', async () => {
      const announced = await details();
      expect(announced?.features).toContain('credit_terms');
      expect(readCredit(announced?.credit)).toMatchObject({ rate: 3, durations: [...DURATIONS], minDownPercent: 0 });
      const other = await details(await b.reopen({ features: [] }));
      expect(other).toMatchObject({ features: [], credit: null });
    });

    test('have an example with the amounts of its schedule', async () => {
      const { representative } = readCredit((await details())?.credit)!;
      const client = await signUp(b.shop);
      const loan = { loan_amount: 1000, totalPrice: 1000, loan_duration: 12 };
      const { data } = await client.read(scheduleReply, '/loan/cfschedule', loan);
      const first = repaymentsOf(data)[0]!;
      expect(representative).toContain(`GHS ${toMajor(first).toFixed(2)}`);
    });

    test.each([
      [100_000, 0],
      [33_333, 0],
      [5, 0],
      [123_457, 10],
      [99_999_99, 33.3],
    ])('give the payments of the schedule for a total of %i with at least %d %% down', async (total, down) => {
      const { credit } = (await details())!;
      const terms = readCredit({ ...(credit as object), min_down_percent: down })!;
      const client = await signUp(b.shop);
      const plans = creditPlans(total, terms);
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) {
        const { data } = await client.read(scheduleReply, '/loan/cfschedule', {
          loan_amount: toMajor(loanAmount(plan.terms)),
          totalPrice: toMajor(total),
          loan_duration: plan.terms.duration,
        });
        expect(repaymentsOf(plan.schedule)).toEqual(repaymentsOf(data));
        expect(plan.schedule.rate).toBe(data.rate);
      }
    });
  });
