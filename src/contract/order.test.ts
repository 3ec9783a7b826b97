import * as v from 'valibot';
import { business, order, orderRow, schedule, slide } from '../testing/builders/model';
import { wireOrderProduct } from '../testing/builders/wireCustomer';
import { downPaymentReply } from './checkout';

test('an order of a cash sale has no loan, however that is said', () => {
  for (const loan of [null, undefined, [], '', false]) expect(order({ loan }).loan).toBeNull();
  expect(order().loan).toEqual({
    loanAmount: 24050,
    payableAmount: 26210,
    downPaymentAmount: 10000,
    interestRate: 3,
    loanDuration: 3,
    status: 'Created',
  });
});

test('its items carry their attributes; one that cannot be read costs only itself', () => {
  const products = [
    wireOrderProduct({ price: '12.5', quantity: '2', imgSrc: '/media/shirt.svg' }),
    null,
    wireOrderProduct({ variant_details: [] }),
  ];
  expect(order({ products }).products).toEqual([
    {
      title: 'Linen Shirt',
      quantity: 2,
      price: 1250,
      status: 'Pending',
      imgSrc: '/media/shirt.svg',
      attributes: [
        { name: 'Color', value: 'Black' },
        { name: 'Size', value: 'S' },
      ],
    },
    { title: 'Linen Shirt', quantity: 2, price: 12000, status: 'Pending', imgSrc: null, attributes: [] },
  ]);
});

test.each([
  [2, 2],
  ['2', 2],
  [[{}, {}, {}], 3],
  [null, 0],
  ['many', 0],
])('a row with items %j counts %p', (items, expected) => expect(orderRow({ items }).items).toBe(expected));

test('a status nobody has heard of is kept as given', () =>
  expect(orderRow({ status: 'Refunded' }).status).toBe('Refunded'));

test.each([
  [3, '3'],
  ['3.5', '3.5'],
  ['3 %', '3'],
  [null, ''],
])('the rate %p reads %p', (rate, expected) => expect(schedule({ rate }).rate).toBe(expected));

test('the first payment is number 0', () => expect(schedule().rows.map((row) => row.paymentNumber)).toEqual([0, 1, 2]));

test.each([
  ['GHS', 'GHS'],
  ['GH₵', 'GH₵'],
  ['', 'GHS'],
  [null, 'GHS'],
  [[], 'GHS'],
])('the currency %p is %p', (currency, expected) => expect(business({ currency }).currency).toBe(expected));

test('a creditor without a uuid is none', () => {
  expect(business({ default_creditor: { name: 'X' } }).defaultCreditor).toBeNull();
  expect(business({ default_creditor: [] }).defaultCreditor).toBeNull();
  expect(business().defaultCreditor?.uuid).toBe('creditor-1');
});

test("a slide's address is kept as given: who renders it decides", () =>
  expect(slide({ button_url: 'javascript:alert(1)', link_type: 'New' })).toMatchObject({
    buttonUrl: 'javascript:alert(1)',
    linkType: 'New',
  }));

test('an address to pay at is text or nothing', () => {
  const read = (checkout_url: unknown) =>
    v.parse(downPaymentReply, { status: 1, data: { checkout_url } }).data?.checkoutUrl;
  expect(read('https://pay.example/1')).toBe('https://pay.example/1');
  for (const wrong of [null, {}, ['https://pay.example/1'], true, '']) expect(read(wrong)).toBeNull();
});
