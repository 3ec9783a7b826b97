import { type AcceptedSchedule, acceptedScheduleOf } from '../../features/credit/acceptedSlice';
import { Facts } from '../../features/orders/Facts';
import { dayIn } from '../../features/orders/paymentDays';
import { selectLastPayment } from '../../features/checkout/payment/paymentSlice';
import { creditSums } from '../../domain/creditSums';
import { monthsLater } from '../../lib/days';
import { formatDate } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';
import { Price } from '../../ui/Price';

const instalments = (accepted: AcceptedSchedule, currency: string) => {
  const { first, payments } = creditSums(accepted, accepted);
  const { downPayment } = accepted;
  const acceptedOn = dayIn(accepted.at);
  return [
    ...(downPayment > 0
      ? [['Down payment', <Price key="down" amount={downPayment} currency={currency} />] as const]
      : []),
    [
      payments > 1 ? 'First monthly payment' : 'One payment',
      <>
        <Price amount={first} currency={currency} />
        {acceptedOn !== null && ` due on ${formatDate(monthsLater(acceptedOn, 1))}`}
      </>,
    ] as const,
  ];
};

/** The first or next payment as far as this browser knows it: the accepted schedule, or a confirmed payment. */
export const NextPayment = ({ code, currency }: { code: string; currency: string }) => {
  const accepted = useAppSelector(acceptedScheduleOf(code));
  const isPaid = useAppSelector(selectLastPayment)?.orderCode === code;
  if (accepted) return <Facts facts={instalments(accepted, currency)} />;
  return isPaid ? <Facts facts={[['Payment', 'Paid in full']]} /> : null;
};
