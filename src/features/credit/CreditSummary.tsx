import type { LoanTerms } from '../../api/loanApi';
import type { Schedule } from '../../contract/loan';
import { creditSums } from '../../domain/creditSums';
import { loanAmount } from '../../domain/instalments';
import { addMinor, formatPrice } from '../../lib/money';
import styles from './Credit.module.css';

interface CreditSummaryProps {
  terms: LoanTerms;
  schedule: Schedule;
  currency: string;
}

/** The credit in plain words, using only the server's numbers. */
export const CreditSummary = ({ terms, schedule, currency }: CreditSummaryProps) => {
  const { payBack, cost, first, last, payments } = creditSums(schedule, terms);
  const sum = (amount: number | null) => (amount === null ? 'not stated' : formatPrice(amount, currency));
  const rows: [string, string][] = [
    ['Order total', sum(terms.total)],
    ['Down payment', terms.downPayment === 0 ? 'None' : sum(terms.downPayment)],
    ['You borrow', sum(loanAmount(terms))],
    ['Total interest', sum(cost)],
    ['You pay back', sum(payBack)],
    ...(terms.downPayment === 0
      ? []
      : ([['You pay in total', sum(addMinor(terms.downPayment, payBack))]] satisfies [string, string][])),
    ...(payments === 1
      ? [['One payment of', sum(first)] satisfies [string, string]]
      : ([
          ['First payment', sum(first)],
          ['Last payment', sum(last)],
        ] satisfies [string, string][])),
  ];
  return (
    <dl className={styles.words}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.word}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
