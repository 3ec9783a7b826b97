import type { OrderLoan } from '../../contract/order';
import { addMinor, type PriceAmount } from '../../lib/money';
import { monthsLabel, rateText } from '../../lib/loanTexts';
import { Facts } from './Facts';
import styles from './OrderDetails.module.css';
import { Sum } from './Sum';
import { loanWords } from './orderLabels';

/** The loan's status as the back end sends it, with an explanation where one is needed. */
const LoanStatus = ({ status }: { status: string }) => {
  const words = loanWords(status);
  return (
    <>
      <bdi>{status}</bdi>
      {words !== null && <span className={styles.words}> ({words})</span>}
    </>
  );
};

interface InstalmentDetailsProps {
  loan: OrderLoan;
  total: PriceAmount;
  currency: string;
}

export const InstalmentDetails = ({ loan, total, currency }: InstalmentDetailsProps) => (
  <section aria-labelledby="instalments">
    <h2 id="instalments">Installment Details</h2>
    <Facts
      facts={[
        ['Status', <LoanStatus key="status" status={loan.status || 'Created'} />],
        ['Order total', <Sum key="total" amount={total} currency={currency} />],
        ['Down payment', <Sum key="down" amount={loan.downPaymentAmount} currency={currency} />],
        ['Loan amount', <Sum key="loan" amount={loan.loanAmount} currency={currency} />],
        ['You pay back', <Sum key="back" amount={loan.payableAmount} currency={currency} />],
        ...(loan.downPaymentAmount
          ? [
              [
                'You pay in total',
                <Sum key="all" amount={addMinor(loan.downPaymentAmount, loan.payableAmount)} currency={currency} />,
              ] as const,
            ]
          : []),
        ['Interest rate', loan.interestRate === null ? '-' : rateText(String(loan.interestRate))],
        ['Payment duration', loan.loanDuration === null ? '-' : monthsLabel(loan.loanDuration)],
      ]}
    />
  </section>
);
