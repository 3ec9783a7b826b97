import { expect, test as base } from './fixtures';
import { atProvider, fillCart, ordersOf, payForPickup } from './support/checkout';
import { ONCE } from './support/once';
import type { Protocol } from './support/shopServers';
import { type FailingShop, openFailingShop } from './support/failingShop';
import { callShop, seedStorage, type Session, signUpAndIn } from './support/customers';
import { holdToasts } from './support/toasts';
import { warmUp } from './support/connectionBarrier';

interface TestFixtures {
  protocol: Protocol;
  customer: Session;
}

/** Every connection of the page was used before. */
const MOST = { 'http/1.1': 6, 'http/2': 1 };
const PROTOCOLS: Protocol[] = ['http/1.1', 'http/2'];
/** Stands for every call with a key: server/testing/rules/idempotencyRules.ts repeats the others. */
const ORDER = /^POST \/storefront\/checkout$/;
const FIREFOX = { tag: '@firefox-all' };

const test = base.extend<TestFixtures, { failing: FailingShop }>({
  failing: [
    // eslint-disable-next-line no-empty-pattern -- The runner reads the names of needed fixtures from this pattern.
    async ({}, use) => {
      const shop = await openFailingShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // These tests do not use the default shop.
  shop: [
    async ({ failing }, use) => use({ ...failing, url: failing.urls['http/1.1'], close: () => Promise.resolve() }),
    { scope: 'worker' },
  ],
  // The fake payment page has no icon, and Firefox logs an error because the policy allows none.
  // eslint-disable-next-line no-empty-pattern -- As above.
  forgiven: async ({}, use) => use([/favicon\.ico/]),
  mayBreakPolicy: async ({ browserName }, use) => use(browserName === 'firefox'),
  protocol: ['http/1.1', { option: true }],
  baseURL: async ({ failing, protocol }, use) => use(failing.urls[protocol]),
  customer: async ({ page, context, failing, protocol, log, visit }, use) => {
    const shopUrl = failing.urls['http/1.1'];
    // The shop is shared, so the faults of one test are removed before the next.
    failing.failNext({ call: /^$/, drops: 0 });
    const session = await signUpAndIn(shopUrl);
    await seedStorage(context, failing.urls[protocol], { token: session.token, account: session.account });
    await holdToasts(page);
    await fillCart(shopUrl, session.token);
    await visit('/checkout');
    log.requests.length = 0;
    await use(session);
  },
});
// An earlier test's connections would be reused in this test.
test.use({ ignoreHTTPSErrors: true });

/** Chromium retries over both protocols, Firefox over HTTP/1.1 only. If that changes, review these tests. */
const repeats = (browser: string, protocol: Protocol): boolean => browser === 'chromium' || protocol === 'http/1.1';
test.describe.configure({ mode: 'parallel' });

for (const protocol of PROTOCOLS) {
  test.describe(protocol, () => {
    test.use({ protocol });
    const count = MOST[protocol];

    test(
      'the browser itself resends a POST on reused connections, and the page gets no notice of it',
      { tag: '@firefox' },
      async ({ browserName, page, customer, failing: shop }) => {
        expect(customer.token).not.toBe('');
        const isRepeated = repeats(browserName, protocol);
        shop.failNext({ call: /confirm_order/, drops: 1 });
        await warmUp(page, count, 'same-origin');
        const status = await page.evaluate(() =>
          fetch('/api/v1/storefront/confirm_order', { method: 'POST', body: '{}' }).then(
            (reply) => reply.status,
            () => null,
          ),
        );
        expect(shop.reached(/confirm_order/)).toHaveLength(isRepeated ? 2 : 1);
        expect(status).toBe(isRepeated ? 403 : null);
      },
    );

    test(
      'an order takes effect once when the browser resends it and the API knows idempotency keys',
      // Firefox repeats nothing over HTTP/2.
      repeats('firefox', protocol) ? FIREFOX : {},
      async ({ page, customer, shopUrl, failing: shop }) => {
        shop.failNext({ call: ORDER, drops: 1 });
        await warmUp(page, count, 'same-origin');
        await warmUp(page, count, 'omit');
        await payForPickup(page);
        await expect(atProvider(page)).toBeVisible();
        const calls = shop.reached(ORDER);
        expect(calls).toHaveLength(2);
        expect(new Set(calls.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
        expect(calls[0]?.key).toMatch(/^"[\w-]{32}"$/);
        expect(await ordersOf(shopUrl, customer.token), ONCE).toHaveLength(1);
      },
    );

    test(
      'an order is sent once, on its own connection, when the API knows no idempotency keys',
      FIREFOX,
      async ({ page, customer, shopUrl, failing: shop }) => {
        shop.failNext({ call: ORDER, drops: 1, withoutKeys: true });
        await warmUp(page, count, 'same-origin');
        await payForPickup(page);
        await expect(page.getByRole('status', { name: 'Finish your payment' })).toContainText(
          'has been placed and is waiting for payment',
        );
        expect((await callShop(shopUrl, '/storefront/my-cart', { token: customer.token })).data).toEqual([]);
        expect(await ordersOf(shopUrl, customer.token), ONCE).toHaveLength(1);
        expect(shop.reached(ORDER), ONCE).toHaveLength(1);
      },
    );
  });
}
