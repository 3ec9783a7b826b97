import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { schedule } from '../../testing/builders/model';
import { ScheduleDialog } from './ScheduleDialog';

const nothing = () => undefined;
const open = async (given: Parameters<typeof schedule>[0], { isBusy = false, onPress = nothing } = {}) => {
  render(
    <MemoryRouter>
      <ScheduleDialog
        terms={{ total: 36_000, downPayment: 0, duration: 24 }}
        schedule={schedule(given)}
        currency="GHS"
        isBusy={isBusy}
        fault={null}
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

test('360 payments: all of them, in a part that scrolls by itself, by the keyboard too', async () => {
  const payments = Array.from({ length: 360 }, (_, index) => row(index + 1, 1.1, 359 - index));
  const dialog = await open({ amortization_schedule: [row(0, 0, 360), ...payments] });
  expect(within(dialog).getAllByRole('row')).toHaveLength(362);
  expect(within(dialog).getByRole('region', { name: 'Payments' })).toHaveAttribute('tabindex', '0');
  expect(dialog).toHaveTextContent('You pay backGHS 396.00');
  expect(dialog).toHaveTextContent('Total interestGHS 36.00');
});

test('sums as text are shown as sums, and payment number 0 as a dash', async () => {
  const dialog = await open({ amortization_schedule: [row('0', '0', '240.5'), row('1', '1,5', '0.00')], rate: '3 %' });
  expect(cells(dialog)).toEqual(['-', 'GHS 0.00', 'GHS 240.50', '1', 'not stated', 'GHS 0.00']);
  expect(dialog).toHaveTextContent('3% monthly');
  for (const name of ['Payment Cycle', 'Amount Payable', 'Balance']) {
    expect(within(dialog).getByRole('columnheader', { name })).toBeInTheDocument();
  }
});

test('what is borrowed is the total less the down payment, whatever the first balance says', async () => {
  const dialog = await open({ amortization_schedule: [row(0, 0, 400), row(1, 200, 200), row(2, 200, 0)] });
  expect(dialog).toHaveTextContent('You borrowGHS 360.00');
  expect(dialog).toHaveTextContent('Total interestGHS 40.00');
});

test('a schedule that contradicts itself says so, and is not accepted', async () => {
  const dialog = await open({ amortization_schedule: [row(0, 0, 360), row(1, 20, 100), row(2, 20, 0)] });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('These payments don’t add up');
  expect(within(dialog).getByRole('button', { name: 'Accept & Apply' })).toHaveAttribute('aria-disabled', 'true');
});

test('while the order is placed the button keeps the focus, and nothing happens twice', async () => {
  const onPress = jest.fn();
  const dialog = await open({}, { isBusy: true, onPress });
  const button = within(dialog).getByRole('button', { name: 'Placing your order…' });
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
});

test('without a rate and without payments: said, nothing made up', async () => {
  const dialog = await open({ amortization_schedule: [], rate: null });
  expect(dialog).toHaveTextContent('Interest Ratenot stated');
  expect(dialog).toHaveTextContent('There are no payments to show for these terms.');
  expect(within(dialog).queryByRole('table')).toBeNull();
  expect(dialog).not.toHaveTextContent(/NaN|null|undefined/);
});
