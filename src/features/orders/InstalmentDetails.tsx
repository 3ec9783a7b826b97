import type { OrderLoan } from '../../contract/order';
import { monthsLabel } from '../../lib/monthsText';
import { rateText } from '../../lib/rateText';
import { Price } from '../../ui/Price';
import { Facts } from './Facts';

export const InstalmentDetails = ({ loan, currency }: { loan: OrderLoan; currency: string }) => (
  <section aria-labelledby="instalments">
    <h2 id="instalments">Installment Details</h2>
    <Facts
      facts={[
        ['Status', loan.status || 'Created'],
        ['Down payment', <Price key="down" amount={loan.downPaymentAmount} currency={currency} />],
        ['Loan amount', <Price key="loan" amount={loan.loanAmount} currency={currency} />],
        ['You pay back', <Price key="back" amount={loan.payableAmount} currency={currency} />],
        ['Interest rate', loan.interestRate === null ? '-' : rateText(String(loan.interestRate))],
        ['Payment duration', loan.loanDuration === null ? '-' : monthsLabel(loan.loanDuration)],
      ]}
    />
  </section>
);
