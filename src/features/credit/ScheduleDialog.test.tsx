import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { schedule } from '../../testing/builders/model';
import { ScheduleDialog } from './ScheduleDialog';

const nothing = () => undefined;
const ACCEPTED = new Date(2026, 10, 24, 12).getTime();
const open = async (
  given: Parameters<typeof schedule>[0],
  { isBusy = false, onPress = nothing, downPayment = 0, due = 0, isApproved = false } = {},
) => {
  render(
    <MemoryRouter>
      <ScheduleDialog
        terms={{ total: 36_000, downPayment, duration: 24 }}
        schedule={schedule(given)}
        currency="GHS"
        acceptedAt={ACCEPTED}
        due={due}
        isApproved={isApproved}
        isBusy={isBusy}
        error={null}
        onCancel={onPress}
        onAccept={onPress}
      />
    </MemoryRouter>,
  );
  return screen.findByRole('dialog', { name: 'Installment Payment Schedule' });
};
const row = (payment_number: unknown, payment_amount: unknown, remaining_balance: unknown) => ({
  payment_number,
  payment_amount,
  remaining_balance,
});
const cells = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('shows all of 360 payments, in a region that the keyboard can focus', async () => {
  const payments = Array.from({ length: 360 }, (_, index) => row(index + 1, 1.1, 359 - index));
  const dialog = await open({ amortization_schedule: [row(0, 0, 360), ...payments] });
  expect(within(dialog).getAllByRole('row')).toHaveLength(362);
  expect(within(dialog).getByRole('region', { name: 'Payments' })).toHaveAttribute('tabindex', '0');
  expect(dialog).toHaveTextContent('You pay backGHS 396.00');
  expect(dialog).toHaveTextContent('Total interestGHS 36.00');
});

test('shows sums sent as text, “not stated” for unreadable ones, and dashes for payment number 0', async () => {
  const dialog = await open({ amortization_schedule: [row('0', '0', '240.5'), row('1', '1,5', '0.00')], rate: '3 %' });
  expect(cells(dialog)).toEqual(['-', '-', '240.50', '1 due 24 Dec, 2026', 'not stated', '0.00']);
  expect(within(dialog).getByRole('table', { name: 'Amounts in GHS' })).toBeInTheDocument();
  expect(dialog).toHaveTextContent('3% monthly');
  for (const name of ['Payment Cycle', 'Amount Payable', 'Balance']) {
    expect(within(dialog).getByRole('columnheader', { name })).toBeInTheDocument();
  }
});

test('shows each due date: months from today, or the date set by the lender', async () => {
  const named = { ...row(2, 181, 0), due_date: '2027-01-15' };
  const dialog = await open({ amortization_schedule: [row(0, 0, 360), row(1, 181, 180), named] });
  const cycles = cells(dialog).filter((_text, index) => index % 3 === 0);
  expect(cycles).toEqual(['-', '1 due 24 Dec, 2026', '2 due 15 Jan, 2027']);
});

test('shows the order total, the down payment and the loan amount', async () => {
  const dialog = await open({ amortization_schedule: [row(1, 130, 131), row(2, 131, 0)] }, { downPayment: 10_000 });
  expect(dialog).toHaveTextContent('Order totalGHS 360.00Down paymentGHS 100.00You borrowGHS 260.00');
  expect(dialog).toHaveTextContent('Total interestGHS 1.00You pay backGHS 261.00');
});

test.each([
  [
    'places the order for a review, without a payment',
    false,
    0,
    'Accepting places your order. We review your request first. You pay nothing until we approve it.',
  ],
  ['places the order of an approved shopper when nothing is due now', true, 0, 'Accepting places your order.'],
  [
    'places the order and opens the payment that is due now',
    true,
    10_000,
    'Accepting places your order and takes you to pay GHS 100.00 now.',
  ],
])('states before the buttons what accepting does: %s', async (_name, isApproved, due, said) => {
  const dialog = await open({ amortization_schedule: [row(1, 260, 0)] }, { downPayment: 10_000, due, isApproved });
  expect(within(dialog).getByText(said)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Accept & Apply' })).toHaveAccessibleDescription(
    said.replace('GHS ', 'GHS\u00A0'),
  );
});

test('scrolls the terms, their error and the consequence with the payments, and keeps only the buttons in place', async () => {
  const dialog = await open({ amortization_schedule: [row(1, 361, 0)] });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept & Apply' }));
  const box = within(dialog).getByRole('checkbox');
  const scrolled = within(box.closest<HTMLElement>('.MuiDialogContent-root')!);
  expect(box).toHaveFocus();
  expect(scrolled.getByRole('alert')).toHaveTextContent('Accept our terms and conditions to proceed');
  expect(scrolled.getByText(/^Accepting places/)).toBeVisible();
  expect(scrolled.queryByRole('button')).toBeNull();
});

test('computes the loan as total less down payment, whatever the first balance says', async () => {
  const dialog = await open({ amortization_schedule: [row(0, 0, 400), row(1, 200, 200), row(2, 200, 0)] });
  expect(dialog).toHaveTextContent('You borrowGHS 360.00');
  expect(dialog).toHaveTextContent('Total interestGHS 40.00');
});

test.each([
  ['payments below the loan amount', [row(0, 0, 360), row(1, 20, 100), row(2, 20, 0)]],
  ['a balance left after the last payment', [row(1, 181, 180), row(2, 181, 50)]],
  ['an unreadable payment', [row(1, 181, 180), row(2, '1,5', 0)]],
  ['no payments', []],
])('shows an alert and blocks acceptance of an inconsistent schedule: %s', async (_name, amortization_schedule) => {
  const onPress = jest.fn();
  const dialog = await open({ amortization_schedule }, { onPress });
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'These payments don’t add up, so you can’t accept them. Please contact us.',
  );
  expect(within(dialog).queryByText(/^Accepting places/)).toBeNull();
  const button = within(dialog).getByRole('button', { name: 'Accept & Apply' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await userEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
});

test('keeps the focus on the button and ignores clicks while the order is placed', async () => {
  const onPress = jest.fn();
  const dialog = await open({}, { isBusy: true, onPress });
  const button = within(dialog).getByRole('button', { name: 'Placing your order…' });
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
});

test('reports a missing rate and missing payments instead of inventing values', async () => {
  const dialog = await open({ amortization_schedule: [], rate: null });
  expect(dialog).toHaveTextContent('Interest Ratenot stated');
  expect(dialog).toHaveTextContent('There are no payments to show for these terms.');
  expect(within(dialog).queryByRole('table')).toBeNull();
  expect(dialog).not.toHaveTextContent(/NaN|null|undefined/);
});
