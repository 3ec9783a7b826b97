import * as v from 'valibot';
import { wireProductRef, wireVariant, wireVariantDetail } from '../testing/builders/wireCatalogue';
import { cartReply } from './cart';
import { variantReply } from './variant';

const read = (...data: unknown[]) => v.parse(cartReply, { status: 1, data }).data;

test('the variant may be its id or the whole of it', () => {
  const [byNumber, byText, whole] = read(
    { product_variant: 7, quantity: 1 },
    { product_variant: '8', quantity: '2' },
    { product_variant: wireVariantDetail({ variant_id: 9 }), quantity: 3 },
  );
  expect(byNumber).toEqual({ variantId: '7', quantity: 1, variant: null });
  expect(byText).toEqual({ variantId: '8', quantity: 2, variant: null });
  expect(whole).toMatchObject({
    variantId: '9',
    quantity: 3,
    variant: { price: 12000, product: { title: 'Linen Shirt' } },
  });
});

test('a variant without its product counts as an id, so that the whole is asked for', () => {
  expect(read({ product_variant: wireVariant(), quantity: 1 })).toEqual([
    { variantId: '1001', quantity: 1, variant: null },
  ]);
});

test('the product may stand on the variant itself, beside its id', () => {
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

test.each([0, -1, 1.5, 100_000, '', 'two', null, true, [1], Number.NaN])('a quantity of %p is no line', (quantity) =>
  expect(read({ product_variant: 1, quantity: 99_999 }, { product_variant: 2, quantity })).toHaveLength(1),
);

test.each([
  ['on the variant itself', { title: 'Linen Shirt' }],
  ['in a product without an id', { product: { title: 'Linen Shirt' } }],
])('a product whose id is not told has its title all the same, %s', (_where, fields) => {
  const reply = { status: 1, data: [{ product_variant: wireVariant(fields), quantity: 1 }] };
  const product = v.parse(cartReply, reply).data[0]?.variant?.product;
  expect(product).toMatchObject({ id: null, title: 'Linen Shirt' });
});

test('a line of a variant that is gone altogether is left out, and is not what makes a bag unreadable', () => {
  expect(read({ product_variant: null, quantity: 2 })).toEqual([]);
  expect(read({ product_variant: null, quantity: 2 }, { product_variant: 7, quantity: 1 })).toHaveLength(1);
  expect(() => read({ product_variant: {}, quantity: 2 })).toThrow('Unreadable data');
  expect(() => read({ variant: 7, quantity: 2 })).toThrow('Unreadable data');
});
