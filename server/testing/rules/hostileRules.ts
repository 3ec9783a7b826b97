import { fc } from '../../../src/testing/property';
import { shopClient, signUp } from '../shopClient';
import type { ShopClient } from '../shopClient';
import { bench } from './suite';
import type { OpenDatabase } from './suite';

const posts: [string, string[]][] = [
  ['/storefront/customer/access', ['email', 'password']],
  ['/storefront/customer/signup', ['first_name', 'last_name', 'phone', 'email', 'password']],
  ['/storefront/customer/reset-password', ['email']],
  ['/storefront/customer/confirm-reset-password', ['email', 'code', 'new_password', 'new_password_confirmation']],
  ['/admin/change_password', ['current_password', 'new_password', 'confirm_password']],
  ['/storefront/request_client_review', []],
  [
    '/storefront/checkout',
    ['products', 'checkout_type', 'duration', 'downPayment', 'creditor', 'order_note', 'ship_city'],
  ],
  ['/storefront/order/cancel', ['order_code']],
  ['/storefront/make_down_payment/ORD-1', ['down_payment_amount', 'description']],
  ['/storefront/confirm_order', ['checkout_id']],
  ['/storefront/add-saved-cart', ['items']],
  ['/storefront/add-to-cart', ['product_variant_id', 'quantity']],
  ['/loan/cfschedule', ['loan_amount', 'totalPrice', 'loan_duration']],
];

const reads = [
  '/storefront/products/search?q=',
  '/storefront/products/x/',
  '/storefront/product-variant/',
  '/storefront/filter_sections/products/',
  '/storefront/filter_sections/',
  '/storefront/category_products/',
  '/storefront/order/',
  '/auth/verify?expires=9999999999&hash=x&signature=x&id=',
];

const nastyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', "'; DROP TABLE users; --", '%', '1e309', '-0', '9'.repeat(30), '\ud800', '__proto__'),
);

const nasty = fc.oneof(
  nastyText,
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer(),
  fc.double(),
  fc.array(
    fc.record({ id: fc.oneof(fc.maxSafeInteger(), nastyText), quantity: fc.oneof(fc.maxSafeInteger(), nastyText) }),
  ),
);

/** No input may make the shop fail: it accepts it, or refuses it with a message. */
export const hostileRules = (open: OpenDatabase) =>
  describe('hostile input', () => {
    let client: ShopClient;
    beforeEach(async () => {
      const { shop } = await bench(open);
      client = shopClient(shop, (await signUp(shop)).token);
    });

    const calm = ({ http, body }: { http: number; body: { status?: number; message?: string } }) => {
      expect(http).toBeLessThan(500);
      expect(body.status).toEqual(expect.any(Number));
      if (body.status === 0) expect(body.message).toEqual(expect.any(String));
    };

    test.each(posts)('POST %s answers hostile fields without a 5xx', async (path, fields) => {
      const bodies = fc.record(Object.fromEntries(fields.map((field) => [field, nasty])), { requiredKeys: [] });
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => calm(await client.post(path, body))),
        { numRuns: 25 },
      );
    });

    test.each(reads)('GET %s… answers hostile values without a 5xx', async (path) => {
      await fc.assert(
        fc.asyncProperty(nastyText, async (text) => {
          calm(await client.get(path + encodeURIComponent(text.toWellFormed() || 'x')));
        }),
        { numRuns: 25 },
      );
    });

    test('DELETE /storefront/my-cart/… answers hostile ids without a 5xx', async () => {
      await fc.assert(
        fc.asyncProperty(nastyText, async (text) => {
          calm(await client.remove(`/storefront/my-cart/${encodeURIComponent(text.toWellFormed() || 'x')}`));
        }),
        { numRuns: 25 },
      );
    });
  });
