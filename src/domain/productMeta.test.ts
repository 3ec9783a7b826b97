import { product } from '../testing/builders/model';
import { wireVariant } from '../testing/builders/wireCatalogue';
import { productMeta } from './productMeta';

const metaOf = (overrides: Record<string, unknown> = {}) =>
  productMeta(product({ category: null, ...overrides }), { currency: 'GHS', tree: [], origin: 'http://localhost' });

test('prefers the product’s own meta title, description and keywords', () => {
  const meta = metaOf({
    meta_title: 'Linen | Kasa',
    meta_description: 'Light &amp; <b>cool</b>',
    meta_keywords: 'linen',
  });
  expect(meta).toMatchObject({
    title: 'Linen | Kasa',
    description: 'Light & cool',
    keywords: 'linen',
    canonical: '/pd/linen-shirt/LSH-101?id=101',
    image: '/media/linen-shirt.svg',
  });
});

test('falls back to the product’s title and a shortened description without meta texts', () => {
  expect(metaOf()).toMatchObject({ title: 'Linen Shirt', description: 'A light shirt' });
  expect(metaOf({ short_description: '' }).description).toBe('Woven from linen.');
  const long = metaOf({ short_description: 'word '.repeat(60) }).description ?? '';
  expect(long.length).toBeLessThanOrEqual(161);
  expect(long).toMatch(/word…$/);
});

test('structured data: describes the product with its offer, and the breadcrumbs', () => {
  const url = 'http://localhost/pd/linen-shirt/LSH-101?id=101';
  expect(metaOf().structured).toEqual([
    expect.objectContaining({
      '@type': 'Product',
      name: 'Linen Shirt',
      image: ['', '-back', '-black'].map((name) => `http://localhost/media/linen-shirt${name}.svg`),
      brand: { '@type': 'Brand', name: 'Kasa' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.2, reviewCount: 3 },
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '120.00',
        highPrice: '130.00',
        offerCount: 2,
        priceCurrency: 'GHS',
        availability: 'https://schema.org/InStock',
        url,
      },
    }),
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost/' },
        { '@type': 'ListItem', position: 2, name: 'Linen Shirt', item: undefined },
      ],
    },
  ]);
});

test('structured data: omits an offer with an unreadable price, and a rating of zero', () => {
  const [data] = metaOf({ price: 'abc', variants: [], rating: 0 }).structured ?? [];
  expect(data).toHaveProperty('name', 'Linen Shirt');
  expect(data).not.toHaveProperty('offers');
  expect(data).not.toHaveProperty('aggregateRating');
});

const offersOf = (overrides: Record<string, unknown>) => {
  const [data] = metaOf(overrides).structured ?? [];
  return (data as { offers?: object }).offers;
};

test.each([
  ['without variants', { has_variant: 0, variants: [], price: 99, available: 4 }, { price: '99.00' }],
  [
    'with variants of one price',
    { variants: [wireVariant({ price: 80 }), wireVariant({ variant_id: 2, id: 2, price: 80 })] },
    { price: '80.00' },
  ],
  [
    'of which only the first variant is sold',
    { has_variant: 0, variants: [wireVariant({ price: 80 }), wireVariant({ variant_id: 2, id: 2, price: 90 })] },
    { price: '80.00' },
  ],
])('gives a product %s one offer at the price shown in lists', (_name, product, offer) => {
  expect(offersOf(product)).toMatchObject({ '@type': 'Offer', availability: 'https://schema.org/InStock', ...offer });
});

test('marks the offer sold out only when every variant is, and does not count one without a price', () => {
  const variants = [
    wireVariant({ price: 80, available: 0 }),
    wireVariant({ variant_id: 2, id: 2, price: 90, available: 1 }),
    wireVariant({ variant_id: 3, id: 3, price: 'abc', available: 0 }),
  ];
  const counts = { '@type': 'AggregateOffer', lowPrice: '80.00', highPrice: '90.00', offerCount: 2 };
  expect(offersOf({ variants })).toMatchObject({ ...counts, availability: 'https://schema.org/InStock' });
  const gone = variants.map((variant) => ({ ...variant, available: 0 }));
  expect(offersOf({ variants: gone })).toMatchObject({ ...counts, availability: 'https://schema.org/OutOfStock' });
});
