import { type Locked, refused, ok } from '../call';

export const RATE = 3;
export const MOST_MONTHS = 60;

/** Equal payments in cents; the last one includes the rounding difference. */
export const schedule: Record<string, Locked> = {
  'POST /loan/cfschedule': ({ body }) => {
    const [loan, total, months] = [body.loan_amount, body.totalPrice, body.loan_duration].map(Number);
    if (!loan || !total || !months || loan > total || months > MOST_MONTHS) return refused('There is no such plan');
    const growth = 1 + RATE / 100;
    const due = Math.round(loan * 100);
    const payment = Math.round((due * (growth - 1)) / (1 - growth ** -months));
    const rows = [{ payment_number: 0, payment_amount: total - loan, remaining_balance: loan }];
    let left = due;
    for (let number = 1; number <= months; number += 1) {
      const grown = Math.round(left * growth);
      const paid = number === months ? grown : Math.min(payment, grown);
      left = grown - paid;
      rows.push({ payment_number: number, payment_amount: paid / 100, remaining_balance: left / 100 });
    }
    return ok({ amortization_schedule: rows, rate: RATE });
  },
};
