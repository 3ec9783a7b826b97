import { order } from '../../testing/builders/model';
import { paymentFacts } from './paymentFacts';

const pay = (status: string, payment_method = 'Card') => ({ status, payment_method });

test.each([
  ['a paid card order', { checkout_type: 'Cash', payment: pay('Paid') }, [['Payment', 'Paid in full · Card']]],
  ['a paid order without a method', { checkout_type: 'cash', payment: pay('paid', '') }, [['Payment', 'Paid in full']]],
  [
    'an unpaid order',
    { checkout_type: 'Cash', payment: pay('Pending') },
    [
      ['Payment type', 'Cash'],
      ['Payment status', 'Pending'],
    ],
  ],
  [
    'a confirmed order that is paid on delivery',
    { checkout_type: 'Cash', order_status: 'Confirmed', payment: pay('Pending', 'On delivery') },
    [
      ['Payment type', 'Cash'],
      ['Payment status', 'Pending'],
    ],
  ],
  [
    'instalments',
    { checkout_type: 'installment', payment: pay('Down Payment Paid') },
    [
      ['Payment type', 'Installment'],
      ['Payment method', 'Card'],
      ['Payment status', 'Down Payment Paid'],
    ],
  ],
  [
    'instalments whose down payment is not made',
    { checkout_type: 'installment', order_status: 'Rejected', payment: pay('Pending') },
    [
      ['Payment type', 'Installment'],
      ['Payment status', 'Pending'],
    ],
  ],
  [
    'an order without a payment',
    { checkout_type: '', payment: null },
    [
      ['Payment type', '-'],
      ['Payment status', 'Pending'],
    ],
  ],
])('states how %s is paid', (_name, fields, facts) => {
  expect(paymentFacts(order(fields))).toEqual(facts);
});
