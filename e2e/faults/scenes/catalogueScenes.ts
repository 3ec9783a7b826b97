import type { Scene } from '../scene';

const PRICED = /GHS [\d,]+\.\d\d/;

/** Everything that a visitor reads; each page is opened by its address. */
export const catalogueScenes: Scene[] = [
  {
    call: 'GET /business/get_details',
    who: 'visitor',
    address: '/contact',
    works: { at: /^\/$/, shows: ['Best Sellers'] },
  },
  {
    call: 'GET /storefront/products/search',
    who: 'visitor',
    address: '/items/search',
    works: { shows: [PRICED] },
  },
  {
    call: 'GET /storefront/products/{slug}/{code}',
    who: 'visitor',
    arrange: ({ goods }) => Promise.resolve({ address: `/pd/${goods.slug}/${goods.code}` }),
    works: { shows: [/ADD TO CART/i, 'Description'] },
  },
  {
    call: 'GET /storefront/filter_sections/products/{slug}',
    who: 'visitor',
    address: '/ft/best-sellers',
    works: { shows: [PRICED] },
  },
  {
    call: 'GET /storefront/filter_sections/{slug}',
    who: 'visitor',
    address: '/ft/best-sellers',
    works: { shows: [PRICED] },
  },
  {
    call: 'GET /storefront/main_product_categories',
    who: 'visitor',
    address: '/terms',
    unfold: (page) => page.getByRole('button', { name: 'Categories' }).click(),
    works: { shows: ['Appliances'], gone: 'The categories didn’t load' },
  },
  {
    call: 'GET /storefront/product_categories',
    who: 'visitor',
    address: '/',
    works: { shows: ['Shop by category', 'Best Sellers'] },
  },
  {
    call: 'GET /storefront/category_products/{slug}',
    who: 'visitor',
    address: '/ct/kitchen',
    works: { shows: [PRICED] },
  },
  { call: 'GET /storefront/get-sliders', who: 'visitor', address: '/', works: { shows: ['Best Sellers'] } },
];
