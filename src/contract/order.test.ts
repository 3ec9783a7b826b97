import * as v from 'valibot';
import { business, order, orderRow, schedule, slide } from '../testing/builders/model';
import { wireOrderProduct } from '../testing/builders/wireCustomer';
import { downPaymentReply } from './checkout';

test('reads every empty form of a loan as null, and a loan with its fields', () => {
  for (const loan of [null, undefined, [], '', false]) expect(order({ loan }).loan).toBeNull();
  expect(order().loan).toEqual({
    loanAmount: 24050,
    payableAmount: 26210,
    downPaymentAmount: 10000,
    interestRate: 3,
    loanDuration: 3,
    status: 'Created',
    nextDue: null,
  });
});

test.each([
  [
    { full_name: 'Ama Mensah', phone: '0240000000', address: '12 Ring Road', city: 'Accra' },
    { fullName: 'Ama Mensah', phone: '0240000000', address: '12 Ring Road', city: 'Accra' },
  ],
  [
    { address: '12 Ring Road', phone: null },
    { fullName: '', phone: '', address: '12 Ring Road', city: '' },
  ],
  [{ full_name: 'Ama Mensah', address: '' }, null],
  [{ address: {} }, null],
  ['12 Ring Road', null],
  [[], null],
  [undefined, null],
])('reads the delivery address %j as %j, and keeps the order', (delivery, expected) =>
  expect(order({ delivery })).toMatchObject({ orderCode: 'ORD-7F3K', delivery: expected }),
);

test.each([
  [{ name: 'Osu' }, { store: expect.objectContaining({ name: 'Osu', address: '', lat: null, hours: [] }) }],
  [{}, { store: null }],
  [1, { store: null }],
  ['1', { store: null }],
  [0, null],
  [undefined, null],
])('reads the pickup %j as %j', (pickup, expected) => {
  expect(order({ pickup }).pickup).toEqual(expected);
});

test('reads the attributes of order items and leaves out only an unreadable item', () => {
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
  [null, null],
  ['many', null],
])('reads the items %j of an order row as a count of %p', (items, expected) =>
  expect(orderRow({ items }).items).toBe(expected),
);

test('keeps an unknown order status as given', () => expect(orderRow({ status: 'Refunded' }).status).toBe('Refunded'));

test.each([
  [3, '3'],
  ['3.5', '3.5'],
  ['3 %', '3'],
  [null, ''],
])('reads the rate %p as %p', (rate, expected) => expect(schedule({ rate }).rate).toBe(expected));

test('keeps payment number 0 for the first payment', () =>
  expect(schedule().rows.map((row) => row.paymentNumber)).toEqual([0, 1, 2]));

test.each([
  ['GHS', 'GHS'],
  ['GH₵', 'GH₵'],
  ['', 'GHS'],
  [null, 'GHS'],
  [[], 'GHS'],
])('reads the currency %p as %p', (currency, expected) => expect(business({ currency }).currency).toBe(expected));

test('reads a default creditor without a uuid as null', () => {
  expect(business({ default_creditor: { name: 'X' } }).defaultCreditor).toBeNull();
  expect(business({ default_creditor: [] }).defaultCreditor).toBeNull();
  expect(business().defaultCreditor?.uuid).toBe('creditor-1');
});

test('keeps the address and the link type of a slide as given, even an unsafe address', () =>
  expect(slide({ button_url: 'javascript:alert(1)', link_type: 'New' })).toMatchObject({
    buttonUrl: 'javascript:alert(1)',
    linkType: 'New',
  }));

test('keeps checkout_url if it is non-empty text, and reads any other value as null', () => {
  const read = (checkout_url: unknown) =>
    v.parse(downPaymentReply, { status: 1, data: { checkout_url } }).data?.checkoutUrl;
  expect(read('https://pay.example/1')).toBe('https://pay.example/1');
  for (const wrong of [null, {}, ['https://pay.example/1'], true, '']) expect(read(wrong)).toBeNull();
});
