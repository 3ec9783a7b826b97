import { readErrorText } from '../../api/apiError';
import { useGetRepaymentsQuery } from '../../api/repaymentApi';
import { amountLeft, paidTotalOf, type RepaymentChoice, unpaidOf } from '../../domain/repayments';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import layout from '../../ui/layout.module.css';
import { PageAlert } from '../../ui/PageAlert';
import { SkeletonLine } from '../../ui/Skeleton';
import { Facts } from '../orders/Facts';
import { PaymentError } from '../orders/PaymentError';
import { saveCalendar } from '../orders/saveCalendar';
import { Sum } from '../orders/Sum';
import { usePaymentPress } from '../orders/usePaymentPress';
import { PayNext } from './PayNext';
import { payRepayment } from './payRepayment';
import styles from './Repayments.module.css';
import { RepaymentTable } from './RepaymentTable';
import { useRepaymentReturn } from './useRepaymentReturn';

interface RepaymentsProps {
  orderCode: string;
  currency: string;
}

/** What is paid and still owed of an order's credit, and paying it. */
export const Repayments = ({ orderCode, currency }: RepaymentsProps) => {
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useGetRepaymentsQuery(orderCode, {
    refetchOnMountOrArgChange: true,
  });
  const back = useRepaymentReturn(orderCode, data ?? undefined, refetch);
  const { busy, error: pressError, pay, dismissError } = usePaymentPress<RepaymentChoice>();
  const press = {
    busy,
    isUnknown: pressError?.isUnknown === true,
    pay: (choice: RepaymentChoice, amount: number) =>
      void pay(choice, (isWanted) => payRepayment({ orderCode, choice, amount }, isWanted)),
  };
  const days = data ? unpaidOf(data).filter(({ dueDate }) => dueDate !== null) : [];
  return (
    <section className={styles.section} aria-labelledby="repayments">
      <h2 id="repayments">Your payments</h2>
      {!data && !isFetching && <ErrorNotice text={readErrorText(error)} onRetry={() => void refetch()} />}
      {!data && isFetching && (
        <div role="status" aria-label="Loading your payments">
          <SkeletonLine width={60} />
          <SkeletonLine width={80} />
        </div>
      )}
      {back.kind === 'paid' && <PageAlert kind="success">Payment received. Thank you.</PageAlert>}
      {back.kind === 'notMade' && <PageAlert>The payment wasn’t made.</PageAlert>}
      {back.kind === 'unconfirmed' && data && (
        <PageAlert>
          {back.refusal} Your payment isn’t confirmed yet. If it was declined, you haven’t been charged and can try
          again. If you’ve just paid, wait a moment and check again before you pay a second time.{' '}
          <Button variant="text" onClick={() => void refetch()}>
            Check again
          </Button>
        </PageAlert>
      )}
      {pressError !== null && <PaymentError text={pressError.text} onDismiss={dismissError} />}
      {data && (
        <>
          <PayNext repayments={data} currency={currency} {...press} />
          <Facts
            facts={[
              ['Paid so far', <Sum key="paid" amount={paidTotalOf(data)} currency={currency} />],
              ['Still to pay', <Sum key="left" amount={data.outstanding} currency={currency} />],
            ]}
          />
          <RepaymentTable repayments={data} currency={currency} {...press} />
          <div className={layout.row}>
            <Button
              variant="quiet"
              onClick={() => {
                window.print();
              }}
            >
              Print statement
            </Button>
            {days.length > 0 && (
              <Button
                variant="quiet"
                onClick={() => {
                  const payments = days.map((row) => ({ ...row, day: row.dueDate ?? '', amount: amountLeft(row) }));
                  saveCalendar({ orderCode, currency, payments, months: data.schedule.length });
                }}
              >
                Save calendar file
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
};
