import { estimatedTotal } from './estimate';

test.each([
  [12000, 'free', 12000],
  [12000, 'localPickup', 12000],
  [12000, 'flatRate', 16900],
  [0, 'localPickup', 0],
  [null, 'flatRate', null],
] as const)('estimates subtotal %p with shipping %s as %p', (subtotal, way, total) => {
  expect(estimatedTotal(subtotal, way)).toBe(total);
});
