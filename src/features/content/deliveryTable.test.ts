import { deliveryTable } from './deliveryTable';

test('shows the retailer’s ways with their fees in the shop’s currency', () => {
  const way = { option: 'By rider', when: 'Today', ships: null };
  expect(
    deliveryTable(
      [0, 4.5, 1200].map((fee) => ({ ...way, fee })),
      'GHS',
    ),
  ).toEqual({
    rows: [
      ['By rider', 'Today', 'Free'],
      ['By rider', 'Today', 'GHS 4.50'],
      ['By rider', 'Today', 'GHS 1,200.00'],
    ],
    note: 'You choose between pickup and delivery at checkout.',
  });
});

test('shows the sample, and says that it is one, for a retailer who names no way', () => {
  const { rows, note } = deliveryTable([], 'GHS');
  expect(rows).toEqual([
    ['Next-day in store', 'Order before 6pm', 'Free'],
    ['Next-day delivery', 'Next day', '4 USD'],
    ['Drop Point', '2–3 days', '8 USD'],
    ['Same-day London', 'Order before 13:00', '9 USD'],
  ]);
  expect(note).toMatch(/samples, not this shop’s/);
});
