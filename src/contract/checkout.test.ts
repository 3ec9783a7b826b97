import * as v from 'valibot';
import { buildCheckoutPayload, type CheckoutOrder } from './checkout';
import { checkoutRequest } from './requests';

const order: CheckoutOrder = {
  address: null,
  lines: [
    { id: '1001', quantity: 2 },
    { id: '9007199254740993', quantity: 1 },
  ],
  note: '',
  creditor: 'creditor-1',
  plan: { type: 'cash' },
};

test('builds a cash payload with every key, unused fields empty, false or 0', () => {
  expect(JSON.parse(JSON.stringify(buildCheckoutPayload(order)))).toEqual({
    shipping_address: false,
    ship_full_name: '',
    ship_phone: '',
    ship_address: '',
    ship_city: '',
    ship_email: '',
    products: [
      { id: 1001, quantity: 2 },
      { id: '9007199254740993', quantity: 1 },
    ],
    order_note: '',
    checkout_type: 'cash',
    duration: 0,
    downPayment: 0,
    creditor: 'creditor-1',
  });
});

test('builds an instalment payload for delivery with the down payment in decimals', () => {
  const payload = buildCheckoutPayload({
    ...order,
    address: { fullName: 'Ama Mensah', phone: '024', address: '1 High St', city: 'Accra', email: '' },
    note: 'Ring twice',
    creditor: null,
    plan: { type: 'installment', duration: 6, downPayment: 10050 },
  });
  expect(payload).toMatchObject({
    shipping_address: true,
    ship_full_name: 'Ama Mensah',
    ship_city: 'Accra',
    ship_email: '',
    order_note: 'Ring twice',
    checkout_type: 'installment',
    duration: 6,
    downPayment: 100.5,
    creditor: null,
  });
  expect(Object.keys(payload)).toEqual(Object.keys(buildCheckoutPayload(order)));
});

test('builds a payload that the checkout request schema accepts', () =>
  expect(v.safeParse(checkoutRequest, JSON.parse(JSON.stringify(buildCheckoutPayload(order)))).success).toBe(true));
