import type { Reply } from '../contract/envelope';
import { type Schedule, scheduleReply } from '../contract/loan';
import { loanAmount } from '../domain/instalments';
import { type Minor, toMajor } from '../lib/money';
import type { Call } from './call';
import { replyData, shopApi } from './shopApi';

export interface LoanTerms {
  total: Minor;
  downPayment: Minor;
  duration: number;
}

export const loanApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A POST that only computes, so it is a query: the same terms are requested once. */
    getSchedule: build.query<Schedule, LoanTerms>({
      query: (terms): Call<Reply<Schedule>> => ({
        path: '/loan/cfschedule',
        method: 'POST',
        body: {
          loan_amount: toMajor(loanAmount(terms)),
          totalPrice: toMajor(terms.total),
          loan_duration: terms.duration,
        },
        authorised: true,
        reply: scheduleReply,
      }),
      transformResponse: replyData<Schedule>,
    }),
  }),
});

export const { useGetScheduleQuery, useLazyGetScheduleQuery } = loanApi;
