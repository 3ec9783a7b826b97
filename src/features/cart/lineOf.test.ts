import { product, variantDetail } from '../../testing/builders/model';
import { wireVariant } from '../../testing/builders/wireCatalogue';
import { lineOf, lineOfItem } from './lineOf';

const item = { variantId: '7', quantity: 2 } as Parameters<typeof lineOfItem>[0];

describe('an item of the server’s cart', () => {
  test('takes its fields from the variant', () => {
    const variant = variantDetail({ price: 120, available: 3, image: '/media/black.svg' });
    expect(lineOfItem(item, variant)).toEqual({
      id: '7',
      productId: variant.product?.id,
      slug: variant.product?.slug,
      code: variant.product?.code,
      quantity: 2,
      price: 12_000,
      available: 3,
      product: {
        title: variant.product?.title,
        imgSrc: '/media/black.svg',
        category: { name: variant.product?.category?.name },
      },
      attributes: variant.attributes,
    });
    expect(variant.product?.category?.name).toBeTruthy();
    expect(variant.attributes).not.toEqual([]);
  });

  test('falls back to the product’s picture when the variant has none', () => {
    const variant = variantDetail({ image: null });
    expect(lineOfItem(item, variant).product.imgSrc).toBe(variant.product?.imgSrc);
    expect(variant.product?.imgSrc).toBeTruthy();
  });

  test('keeps only id and quantity when the variant is unknown', () => {
    expect(lineOfItem(item, null)).toEqual({
      id: '7',
      productId: null,
      slug: '',
      code: '',
      quantity: 2,
      price: null,
      available: null,
      product: { title: '', imgSrc: null, category: null },
      attributes: [],
    });
  });
});

test('prefers the variant’s picture and price to the product’s', () => {
  const shirt = product({
    variants: [wireVariant({ variant_id: 7, price: 99, available: 2, image: '/media/black.svg' })],
  });
  const [variant] = shirt.variants;
  expect(lineOf(shirt, variant!, 3)).toMatchObject({
    id: '7',
    productId: shirt.id,
    quantity: 3,
    price: 9_900,
    available: 2,
    product: { title: shirt.title, imgSrc: '/media/black.svg', category: { name: shirt.category?.name } },
  });
});
