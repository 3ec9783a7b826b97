import * as v from 'valibot';
import { wireProductRef, wireVariant, wireVariantDetail } from '../testing/builders/wireCatalogue';
import { cartReply } from './cart';
import { variantReply } from './variant';

const read = (...data: unknown[]) => v.parse(cartReply, { status: 1, data }).data;

test('reads a variant given as an id or as a whole object', () => {
  const [byNumber, byText, whole] = read(
    { product_variant: 7, quantity: 1 },
    { product_variant: '8', quantity: '2', added_at: '2026-11-02T10:00:00Z' },
    { product_variant: wireVariantDetail({ variant_id: 9 }), quantity: 3 },
  );
  expect(byNumber).toEqual({ variantId: '7', quantity: 1, variant: null, addedAt: null });
  expect(byText).toEqual({ variantId: '8', quantity: 2, variant: null, addedAt: Date.UTC(2026, 10, 2, 10) });
  expect(whole).toMatchObject({
    variantId: '9',
    quantity: 3,
    variant: { price: 12000, product: { title: 'Linen Shirt' } },
  });
});

test('reads a variant without its product as an id only', () => {
  expect(read({ product_variant: wireVariant(), quantity: 1 })).toEqual([
    { variantId: '1001', quantity: 1, variant: null, addedAt: null },
  ]);
});

test('reads a product whose fields are on the variant itself, beside product_id', () => {
  const { id, ...fields } = wireProductRef();
  const flat = { ...fields, ...wireVariant(), product_id: id };
  expect(v.parse(variantReply, { status: 1, data: flat }).data?.product).toEqual({
    id: '101',
    title: 'Linen Shirt',
    slug: 'linen-shirt',
    code: 'LSH-101',
    imgSrc: '/media/linen-shirt.svg',
    category: { name: 'Shirts', slug: 'shirts' },
  });
});

test.each([0, -1, 1.5, 1e16, '', 'two', null, true, [1], Number.NaN])(
  'leaves out a line with a quantity of %p',
  (quantity) =>
    expect(read({ product_variant: 1, quantity: 100_000 }, { product_variant: 2, quantity })).toHaveLength(1),
);

test.each([
  ['on the variant itself', { title: 'Linen Shirt' }],
  ['in a product without an id', { product: { title: 'Linen Shirt' } }],
])('reads the title of a product without an id: %s', (_where, fields) => {
  const reply = { status: 1, data: [{ product_variant: wireVariant(fields), quantity: 1 }] };
  const product = v.parse(cartReply, reply).data[0]?.variant?.product;
  expect(product).toMatchObject({ id: null, title: 'Linen Shirt' });
});

test('leaves out a line with a null variant, but rejects a cart of only unreadable lines', () => {
  expect(read({ product_variant: null, quantity: 2 })).toEqual([]);
  expect(read({ product_variant: null, quantity: 2 }, { product_variant: 7, quantity: 1 })).toHaveLength(1);
  expect(() => read({ product_variant: {}, quantity: 2 })).toThrow('Unreadable data');
  expect(() => read({ variant: 7, quantity: 2 })).toThrow('Unreadable data');
});
