import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { schedule } from '../../testing/builders/model';
import { ScheduleDialog } from './ScheduleDialog';

const open = async (given: Parameters<typeof schedule>[0]) => {
  const nothing = () => undefined;
  render(
    <MemoryRouter>
      <ScheduleDialog
        terms={{ total: 36_000, downPayment: 0, duration: 24 }}
        schedule={schedule(given)}
        currency="GHS"
        isBusy={false}
        fault={null}
        onCancel={nothing}
        onAccept={nothing}
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
  expect(dialog).toHaveTextContent('The credit costsGHS 36.00');
});

test('sums as text are shown as sums, and payment number 0 as a dash', async () => {
  const dialog = await open({ amortization_schedule: [row('0', '0', '240.5'), row('1', '1,5', '0.00')], rate: '3 %' });
  expect(cells(dialog)).toEqual(['-', 'GHS 0.00', 'GHS 240.50', '1', 'not stated', 'GHS 0.00']);
  expect(dialog).toHaveTextContent('3% monthly');
  for (const name of ['Payment Cycle', 'Amount Payable', 'Balance']) {
    expect(within(dialog).getByRole('columnheader', { name })).toBeInTheDocument();
  }
});

test('without a rate and without payments: said, nothing made up', async () => {
  const dialog = await open({ amortization_schedule: [], rate: null });
  expect(dialog).toHaveTextContent('Interest Ratenot stated');
  expect(dialog).toHaveTextContent('The server gave no payments for these terms.');
  expect(within(dialog).queryByRole('table')).toBeNull();
  expect(dialog).not.toHaveTextContent(/NaN|null|undefined/);
});
