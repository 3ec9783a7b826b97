import type { Reply } from '../contract/envelope';
import { type Schedule, scheduleReply } from '../contract/loan';
import { type Minor, toMajor } from '../lib/money';
import type { Call } from './call';
import { dataOf, shopApi } from './shopApi';

export interface LoanTerms {
  total: Minor;
  downPayment: Minor;
  duration: number;
}

export const loanApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A POST that only computes, so a query: the same terms are asked for once. */
    getSchedule: build.query<Schedule | null, LoanTerms>({
      query: ({ total, downPayment, duration }): Call<Reply<Schedule | null>> => ({
        path: '/loan/cfschedule',
        method: 'POST',
        body: { loan_amount: toMajor(total - downPayment), totalPrice: toMajor(total), loan_duration: duration },
        authorised: true,
        reply: scheduleReply,
      }),
      transformResponse: dataOf<Schedule | null>,
    }),
  }),
});

export const { useGetScheduleQuery } = loanApi;
