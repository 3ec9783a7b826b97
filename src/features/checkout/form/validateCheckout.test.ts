import { EMPTY_TEXTS } from './draft';
import { validateCheckout, type Values } from './validateCheckout';

const NOTHING: Values = { ...EMPTY_TEXTS, pickupStore: '', downPayment: '10' };
const TYPED: Values = { ...NOTHING, fullName: 'Ama', city: 'Kumasi', phone: '024', address: '12 Ring Road' };
const CASH = { isDelivered: false, lacksStore: false, isInstalment: false, isUnread: false, total: 2000 };
const CREDIT = { ...CASH, isInstalment: true };

test.each<[string, Values, typeof CASH | (Omit<typeof CASH, 'total'> & { total: null }), string | null, string[]]>([
  ['every value is valid', TYPED, { ...CREDIT, isDelivered: true }, null, []],
  ['the order is picked up in store', NOTHING, CASH, null, []],
  ['no store is chosen for the pickup', NOTHING, { ...CASH, lacksStore: true }, 'Choose a store', ['pickupStore']],
  [
    'no store is chosen and the down payment is invalid',
    { ...NOTHING, downPayment: '-1' },
    { ...CREDIT, lacksStore: true },
    'Choose a store',
    ['pickupStore', 'downPayment'],
  ],
  ['an invalid down payment does not apply', { ...TYPED, downPayment: '-1' }, CASH, null, []],
  [
    'every value is invalid',
    { ...NOTHING, downPayment: '-1' },
    { ...CREDIT, isDelivered: true, isUnread: true },
    'Provide recipient name',
    ['fullName', 'city', 'phone', 'address', 'downPayment'],
  ],
  ['an item failed to load', { ...TYPED, downPayment: '-1' }, { ...CREDIT, isUnread: true }, 'Some items', []],
  ['the order has no total', TYPED, { ...CREDIT, total: null }, 'This total is too high for one order.', []],
  [
    'the down payment exceeds the total',
    { ...TYPED, downPayment: '21' },
    CREDIT,
    'cannot be more than',
    ['downPayment'],
  ],
])('reports the expected message and fields when %s', (_when, values, order, text, fields) => {
  const fault = validateCheckout(values, order);
  if (text === null) expect(fault).toBeNull();
  else expect(fault?.text).toContain(text);
  expect(Object.keys(fault?.fields ?? {})).toEqual(fields);
});
