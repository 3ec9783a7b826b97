import { isPublicRead } from './publicRead';

const HERE = 'https://shop.example';
const isPublic = (call: string) => isPublicRead(new URL(`${HERE}/api/v1${call}`), HERE, '/api/v1');

test.each([
  '/business/get_details',
  '/storefront/get-sliders',
  '/storefront/product_categories',
  '/storefront/main_product_categories',
  '/storefront/products/search',
  '/storefront/products/search?q=shirt',
  '/storefront/products?category=women&page=2&per_page=20&sort=latest&brand=Kasa&attr%5BColor%5D=Red&min_price=20',
  '/storefront/products/linen-shirt/LSH-101?id=7',
  '/storefront/filter_sections/best-sellers',
  '/storefront/filter_sections/products/best-sellers',
  '/storefront/category_products/women',
])('treats %s as a public read', (call) => {
  expect(isPublic(call)).toBe(true);
});

test.each([
  '/storefront/my-cart',
  '/storefront/my-cart/7',
  '/storefront/my-orders',
  '/storefront/is_logged_in',
  '/storefront/customer/access',
  '/storefront/add-to-cart',
  '/storefront/confirm_order',
  '/storefront/make_down_payment/ORD-1',
  '/storefront/request_client_review',
  '/admin/change_password',
  '/auth/verify?expires=1&hash=a&id=1&signature=b',
  // Variants are read for the prices in the bag, which are never cached.
  '/storefront/product-variant/7',
  // A parameter that the shop does not send itself may be a secret.
  '/storefront/products/search?q=shirt&token=abc',
  '/storefront/products?category=women&token=abc',
  '/storefront/products/LSH-101/reviews?page=1&per_page=5&sort=newest',
  '/storefront/products/linen-shirt/LSH-101/reviews',
])('does not treat %s as a public read', (call) => {
  expect(isPublic(call)).toBe(false);
});

test('accepts only the origin configured in the build as the shop’s API', () => {
  const url = new URL('https://api.example/api/v1/business/get_details');
  expect(isPublicRead(url, HERE, '/api/v1')).toBe(false);
  expect(isPublicRead(url, HERE, 'https://api.example/api/v1')).toBe(true);
  expect(isPublicRead(new URL(`${HERE}/api/v1/business/get_details`), HERE, 'https://api.example/api/v1')).toBe(false);
});
