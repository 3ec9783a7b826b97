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
