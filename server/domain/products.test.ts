import { wireVariant } from './products';

test('does not send what the shop pays for a variant, even if the stored document states it', () => {
  const document = { priceOld: null, is_default: 1 as const, attributes: { Size: 'S' }, vendor_price: 90 };
  expect(wireVariant({ id: 1, product_id: 1, price: 12000, stock: 4, sold: 0, document })).toEqual({
    variant_id: 1,
    id: 1,
    price: 120,
    priceOld: null,
    is_default: 1,
    attributes: { Size: 'S' },
    available: 4,
    sold: 0,
  });
});
