import { render } from '@testing-library/react';
import { schedule } from '../../testing/builders/model';
import { PlannedPayment } from './PlannedPayment';

const row = (payment_number: number, payment_amount: number, remaining_balance: number) => ({
  payment_number,
  payment_amount,
  remaining_balance,
});

test.each([
  ['interest', 12_000, 0, [row(1, 63, 60), row(2, 63, 0)], 'Total GHS 126.00, including GHS 6.00 interest'],
  ['no interest', 12_000, 0, [row(1, 60, 60), row(2, 60, 0)], 'Total GHS 120.00, with no interest'],
  ['payments below the loan amount', 12_000, 0, [row(1, 30, 30), row(2, 30, 0)], 'Not available'],
  ['a balance left after the last payment', 12_000, 0, [row(1, 63, 60), row(2, 63, 50)], 'Not available'],
  ['no payments', 12_000, 0, [], 'Not available'],
  [
    'a down payment',
    12_000,
    2_000,
    [row(1, 50, 50), row(2, 50, 0)],
    'Total GHS 100.00, with no interest, after a down payment of GHS 20.00',
  ],
])(
  'shows the total of a duration, or “Not available”: %s',
  (_name, total, downPayment, amortization_schedule, expected) => {
    const { container } = render(
      <PlannedPayment
        terms={{ total, downPayment, duration: 2 }}
        schedule={schedule({ amortization_schedule })}
        isLoading={false}
        currency="GHS"
      />,
    );
    expect(container.lastElementChild?.textContent.replaceAll('\u00A0', ' ')).toBe(expected);
  },
);

test.each([
  ['equal payments', [row(1, 60, 60), row(2, 60, 0)], '2 monthsGHS 60.00 a month'],
  [
    'a different last of two payments',
    [row(1, 60.01, 60), row(2, 59.99, 0)],
    '2 months1 payment of GHS 60.01, then GHS 59.99',
  ],
  [
    'a different last of three payments',
    [row(1, 40.01, 80), row(2, 40.01, 40), row(3, 39.98, 0)],
    '3 months2 payments of GHS 40.01, then GHS 39.98',
  ],
])('shows what is paid when: %s', (_name, amortization_schedule, expected) => {
  const { container } = render(
    <PlannedPayment
      terms={{ total: 12_000, downPayment: 0, duration: amortization_schedule.length }}
      schedule={schedule({ amortization_schedule })}
      isLoading={false}
      currency="GHS"
    />,
  );
  expect(container).toHaveTextContent(expected);
});
