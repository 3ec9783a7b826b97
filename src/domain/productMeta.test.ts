import { product } from '../testing/builders/model';
import { wireVariant } from '../testing/builders/wireCatalogue';
import { productMeta, gtinOf } from './productMeta';

const FACTS = { currency: 'GHS', tree: [], origin: 'http://localhost', hasReviews: true };
const metaOf = (overrides: Record<string, unknown> = {}, facts = {}) =>
  productMeta(product({ category: null, ...overrides }), { ...FACTS, ...facts });

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

test('structured data: describes the product with an offer for each variant, and the breadcrumbs', () => {
  const url = 'http://localhost/pd/linen-shirt/LSH-101?id=101';
  const terms = { priceCurrency: 'GHS', availability: 'https://schema.org/InStock' };
  expect(metaOf().structured).toEqual([
    expect.objectContaining({
      '@type': 'Product',
      name: 'Linen Shirt',
      image: ['', '-back', '-black'].map((name) => `http://localhost/media/linen-shirt${name}.svg`),
      gtin: '6001234567899',
      brand: { '@type': 'Brand', name: 'Kasa' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.2, reviewCount: 3 },
      offers: [
        expect.objectContaining({ sku: 'LSH-BLK-S', price: '120.00', url: `${url}&variant=1001`, ...terms }),
        expect.objectContaining({ sku: 'LSH-RED-M', price: '130.00', url: `${url}&variant=1002`, ...terms }),
      ],
    }),
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost/' },
        { '@type': 'ListItem', position: 2, name: 'Linen Shirt' },
      ],
    },
  ]);
});

test('structured data: has no rating where the page shows no reviews', () => {
  expect(metaOf({}, { hasReviews: false }).structured?.[0]).not.toHaveProperty('aggregateRating');
});

test('structured data: omits unreadable prices, a false barcode and a rating of zero', () => {
  const [data] = metaOf({ price: 'abc', variants: [], rating: 0, barcode: '6001234567890' }).structured ?? [];
  expect(data).toHaveProperty('name', 'Linen Shirt');
  for (const name of ['offers', 'aggregateRating', 'gtin']) expect(data).not.toHaveProperty(name);
});

const offersOf = (overrides: Record<string, unknown>) => {
  const [data] = metaOf(overrides).structured ?? [];
  return (data as unknown as { offers: { price: string; availability: string; url: string }[] }).offers.map((offer) => [
    offer.price,
    offer.availability.split('/').at(-1),
    offer.url.split('variant=')[1],
  ]);
};

const two = [wireVariant({ price: 80 }), wireVariant({ variant_id: 2, id: 2, price: 90 })];
test.each([
  ['without variants', { has_variant: 0, variants: [], price: 99, available: 4 }, [['99.00', 'InStock', undefined]]],
  ['of which only the first variant is sold', { has_variant: 0, variants: two }, [['80.00', 'InStock', undefined]]],
  [
    'with a variant that is sold out and one without a price',
    {
      variants: [
        wireVariant({ price: 80, available: 0 }),
        wireVariant({ variant_id: 2, id: 2, price: 90, available: 1 }),
        wireVariant({ variant_id: 3, id: 3, price: 'abc', available: 0 }),
      ],
    },
    [
      ['80.00', 'OutOfStock', '1001'],
      ['90.00', 'InStock', '2'],
    ],
  ],
])('offers a product %s', (_name, overrides, offers) => {
  expect(offersOf(overrides)).toEqual(offers);
});

test('makes no offer while the shop’s currency is unknown', () => {
  const meta = metaOf({}, { currency: '' });
  expect(meta.structured?.[0]).not.toHaveProperty('offers');
});

test.each([
  ['4006381333931', '4006381333931'],
  ['4006381-333931', '4006381333931'],
  ['73513537', '73513537'],
  ['036000291452', '036000291452'],
  ['10614141000415', '10614141000415'],
  ['4006381333932', undefined],
  ['400638133393', undefined],
  ['LSH-101', undefined],
  ['', undefined],
])('reads the barcode %j as the GTIN %j', (barcode, gtin) => {
  expect(gtinOf(barcode)).toBe(gtin);
});
