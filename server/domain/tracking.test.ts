import { trackingSteps } from './tracking';
import type { TrackedOrder } from './tracking';

const placed: TrackedOrder = {
  code: 'ORD-7F3K2A',
  status: 'Pending',
  checkout_type: 'Cash',
  down_payment: null,
  shipping: { ship_city: 'Accra' },
  created_at: '1',
  approved_at: null,
  paid_at: null,
  packed_at: null,
  shipped_at: null,
  delivered_at: null,
  closed_at: null,
};
const credit = { checkout_type: 'installment', down_payment: 10_000 };

test.each<[string, Partial<TrackedOrder>, string]>([
  ['paid at once and delivered', {}, 'Placed 1, Paid, Packed, Shipped, Delivered'],
  ['that is picked up', { shipping: null }, 'Placed 1, Paid, Ready for pickup, Picked up'],
  [
    'on credit with a down payment',
    { ...credit, approved_at: '2' },
    'Placed 1, Approved 2, Down payment received, Packed, Shipped, Delivered',
  ],
  [
    'on credit without a down payment',
    { ...credit, down_payment: 0 },
    'Placed 1, Approved, Packed, Shipped, Delivered',
  ],
  [
    'that has arrived',
    { status: 'Delivered', paid_at: '2', packed_at: '3', shipped_at: '4', delivered_at: '5' },
    'Placed 1, Paid 2, Packed 3, Shipped 4, Delivered 5',
  ],
  [
    'that was rejected after its approval',
    { ...credit, status: 'Rejected', approved_at: '2', closed_at: '3' },
    'Placed 1, Approved 2, Rejected 3',
  ],
  ['that was cancelled at an unknown time', { status: 'Cancelled' }, 'Placed 1'],
])('names the steps of an order %s', (_what, overrides, expected) => {
  const steps = trackingSteps({ ...placed, ...overrides });
  expect(steps.map(({ name, at }) => (at === null ? name : `${name} ${at}`)).join(', ')).toBe(expected);
});
