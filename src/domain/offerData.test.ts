import { shippingData } from './offerData';

const PICKUP = { option: 'In store', when: 'Tomorrow', fee: 0, ships: null };
const DELIVERY = { option: 'Delivery', when: '2–4 days', fee: 0, ships: { country: 'GH', from: 2, to: 4 } };

test.each([
  ['each way that ships', [PICKUP, DELIVERY, { ...DELIVERY, fee: 4.5 }], ['0', '4.5']],
  ['nothing of a shop that only hands over', [PICKUP], []],
  ['nothing of a shop that names no way', [], []],
])('tells search engines the rate of %s in the shop’s currency', (_which, ways, values) => {
  expect(shippingData(ways, 'GHS').map(({ shippingRate }) => shippingRate)).toEqual(
    values.map((value) => ({ '@type': 'MonetaryAmount', value, currency: 'GHS' })),
  );
});
