import { product } from '../../testing/builders/model';
import { offerOf } from './offerOf';
import { productMeta } from './productMeta';

const metaOf = (overrides: Record<string, unknown> = {}) => {
  const shown = product(overrides);
  const crumbs = [{ name: 'Home', to: '/' }, { name: shown.title }];
  const offer = offerOf(shown, shown.variants[0] ?? null);
  return productMeta(shown, { offer, currency: 'GHS', crumbs, photos: shown.photos });
};

test('its own words for search engines come first', () => {
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

test('without them the page speaks for itself', () => {
  expect(metaOf()).toMatchObject({ title: 'Linen Shirt', description: 'A light shirt' });
  expect(metaOf({ short_description: '' }).description).toBe('Woven from linen.');
  const long = metaOf({ short_description: 'word '.repeat(60) }).description ?? '';
  expect(long.length).toBeLessThanOrEqual(161);
  expect(long).toMatch(/word…$/);
});

test('structured data: product with its offer, and the way to it', () => {
  expect(metaOf().structured).toEqual([
    expect.objectContaining({
      '@type': 'Product',
      name: 'Linen Shirt',
      image: ['http://localhost/media/linen-shirt.svg', 'http://localhost/media/linen-shirt-back.svg'],
      brand: { '@type': 'Brand', name: 'Kasa' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.2, reviewCount: 3 },
      offers: {
        '@type': 'Offer',
        price: '120.00',
        priceCurrency: 'GHS',
        availability: 'https://schema.org/InStock',
        url: 'http://localhost/pd/linen-shirt/LSH-101?id=101',
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

test('an unreadable price is not offered', () => {
  const [data] = metaOf({ price: 'abc', variants: [], rating: 0 }).structured ?? [];
  expect(data).toHaveProperty('name', 'Linen Shirt');
  expect(data).not.toHaveProperty('offers');
  expect(data).not.toHaveProperty('aggregateRating');
});
