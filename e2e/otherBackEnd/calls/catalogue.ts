import { notFound, ok, refused, type Open } from '../call';
import { CATEGORIES, COLLECTION, wireItem, wireVariantOf } from '../goods';
import { findVariant } from '../shop';
import { MOST_MONTHS, RATE } from './schedule';

const categories = () => CATEGORIES.map((category) => ({ ...category, parent: null, show_on_menu: 1, children: [] }));

export const catalogue: Record<string, Open> = {
  'GET /business/get_details': () =>
    ok({
      name: 'Corner Shop',
      currency: 'GHS',
      default_creditor: { uuid: 'corner-credit', name: 'Corner Credit' },
      features: ['account', 'addresses', 'contact', 'credit_terms', 'stock_alerts', 'tracking'],
      credit: {
        rate: RATE,
        durations: [6, 12, MOST_MONTHS],
        min_down_percent: 20,
        min_amount: '50.00',
        max_amount: '5000.00',
        representative: `You pay ${RATE} % a month on what you still owe. Ask in the shop for an example.`,
      },
    }),

  'GET /storefront/products/search': ({ shop, query }) => {
    const words = (query.get('q') ?? '').toLowerCase().split(/\s+/);
    return ok(
      shop.items.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word))).map(wireItem),
    );
  },

  'GET /storefront/products/{slug}/{code}': ({ shop, params, query }) => {
    const found = shop.items.find(({ slug, code }) => slug === params.slug && code === params.code);
    const isOther = query.has('id') && query.get('id') !== String(found?.id);
    return found && !isOther ? ok(wireItem(found)) : notFound('This product is not sold here');
  },

  'GET /storefront/product-variant/{id}': ({ shop, params }) => {
    const found = findVariant(shop, params.id);
    return found ? ok(wireVariantOf(found.item, found.variant)) : notFound('This is not sold here');
  },

  'GET /storefront/filter_sections/products/{slug}': ({ shop, params }) =>
    params.slug === COLLECTION.slug ? ok(shop.items.map(wireItem)) : ok([]),

  'GET /storefront/filter_sections/{slug}': ({ params }) =>
    params.slug === COLLECTION.slug ? ok(COLLECTION) : notFound('There is no such collection'),

  'GET /storefront/main_product_categories': () => ok(categories()),
  'GET /storefront/product_categories': () => ok(categories()),

  'GET /storefront/category_products/{slug}': ({ shop, params }) =>
    CATEGORIES.some(({ slug }) => slug === params.slug)
      ? ok(shop.items.filter(({ category }) => category.slug === params.slug).map(wireItem))
      : refused('There is no such category'),

  'GET /storefront/get-sliders': () => ok({ data: [] }),
};
