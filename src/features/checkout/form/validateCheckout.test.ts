import { validateCheckout, type Values } from './validateCheckout';

const TYPED: Values = {
  fullName: 'Ama',
  city: 'Kumasi',
  phone: '024',
  email: '',
  address: '12 Ring Road',
  note: '',
  downPayment: '10',
};
const NOTHING: Values = { ...TYPED, fullName: '', city: '', phone: '', address: '' };
const CASH = { isDelivered: false, isInstalment: false, isUnread: false, total: 2000 };
const CREDIT = { ...CASH, isInstalment: true };

test.each<[string, Values, typeof CASH | (Omit<typeof CASH, 'total'> & { total: null }), string | null, string[]]>([
  ['all is well', TYPED, { ...CREDIT, isDelivered: true }, null, []],
  ['the goods are picked up', NOTHING, CASH, null, []],
  ['a down payment does not apply', { ...TYPED, downPayment: '-1' }, CASH, null, []],
  [
    'everything is wrong at once',
    { ...NOTHING, downPayment: '-1' },
    { ...CREDIT, isDelivered: true, isUnread: true },
    'Provide recipient name',
    ['fullName', 'city', 'phone', 'address', 'downPayment'],
  ],
  ['an item is unread', { ...TYPED, downPayment: '-1' }, { ...CREDIT, isUnread: true }, 'Some items', []],
  ['there is no total', TYPED, { ...CREDIT, total: null }, 'This total is too high for one order.', []],
  ['too much is paid first', { ...TYPED, downPayment: '21' }, CREDIT, 'cannot be more than', ['downPayment']],
])('reports the expected message and fields when %s', (_when, values, order, text, fields) => {
  const fault = validateCheckout(values, order);
  if (text === null) expect(fault).toBeNull();
  else expect(fault?.text).toContain(text);
  expect(Object.keys(fault?.fields ?? {})).toEqual(fields);
});
