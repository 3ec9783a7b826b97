import { isInstalment, loanAmount, paymentTypeLabel } from './instalments';

test.each([
  ['cash', 'Cash'],
  ['CASH', 'Cash'],
  ['installment', 'Installment'],
  ['Barter', 'Barter'],
])('shows the payment type %s as %s', (given, shown) => {
  expect(paymentTypeLabel(given)).toBe(shown);
});

test.each([
  ['installment', true],
  [' Installment ', true],
  ['cash', false],
  ['', false],
])('treats the checkout type %j as instalments: %j', (checkoutType, expected) => {
  expect(isInstalment(checkoutType)).toBe(expected);
});

test.each([
  [34050, 0, 34050],
  [34050, 10000, 24050],
])('for a total of %i with a down payment of %i, the loan is %i', (total, downPayment, amount) => {
  expect(loanAmount({ total, downPayment })).toBe(amount);
});
