import { expect, test as base } from './fixtures';
import { ONCE, type Stage } from './support/onceCall';
import type { Protocol } from './support/shopServers';
import { type FailingShop, openFailingShop } from './support/failingShop';
import { CHECKOUT_CALLS, liveOrders, ORDERS } from './support/onceAtCheckout';
import { seedStorage, signUpAndIn } from './support/customers';
import { isCompleteRun, sample } from '../src/testing/complete';
import { holdToasts } from './support/toasts';
import { warmUp } from './support/connectionBarrier';

interface TestFixtures {
  protocol: Protocol;
  stage: Stage;
}

/** Every connection of the page was used before. */
const MOST = { 'http/1.1': 6, 'http/2': 1 };
const PROTOCOLS: Protocol[] = ['http/1.1', 'http/2'];
// Unit tests cover the account's calls, which are sent in the same way.
const CALLS = sample(CHECKOUT_CALLS, 2);
/** Alternates the calls between the protocols; a complete run tests each call over both. */
const callsOver = <Call>(calls: readonly Call[], place: number): Call[] =>
  calls.filter((_, index) => isCompleteRun || index % PROTOCOLS.length === place % PROTOCOLS.length);
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
  stage: async ({ page, context, failing, protocol, log, visit }, use) => {
    const shopUrl = failing.urls['http/1.1'];
    // The shop is shared, so the faults of one test are removed before the next.
    failing.failNext({ call: /^$/, drops: 0 });
    const session = await signUpAndIn(shopUrl);
    await seedStorage(context, failing.urls[protocol], { token: session.token, account: session.account });
    await holdToasts(page);
    await page.goto('/media/');
    log.requests.length = 0;
    await use({ page, shop: failing, session, shopUrl, visit });
  },
});
// An earlier test's connections would be reused in this test.
test.use({ ignoreHTTPSErrors: true });

/** Chromium retries over both protocols, Firefox over HTTP/1.1 only. If that changes, review these tests. */
const repeats = (browser: string, protocol: Protocol): boolean => browser === 'chromium' || protocol === 'http/1.1';
test.describe.configure({ mode: 'parallel' });

for (const [place, protocol] of PROTOCOLS.entries()) {
  test.describe(protocol, () => {
    test.use({ protocol });
    const count = MOST[protocol];

    const repeated = 'the browser itself resends a POST on reused connections, and the page gets no notice of it';
    test(repeated, { tag: '@firefox' }, async ({ browserName, stage: { page, shop } }) => {
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
    });

    for (const once of callsOver(CALLS, place)) {
      // Firefox repeats nothing over HTTP/2.
      const tags = repeats('firefox', protocol) ? FIREFOX : {};
      test(
        `${once.title} takes effect once when the browser resends it and the API knows idempotency keys`,
        tags,
        async ({ stage }) => {
          const { page, shop } = stage;
          const what = await once.prepare(stage);
          shop.failNext({ call: once.call, drops: 1 });
          await warmUp(page, count, 'same-origin');
          await warmUp(page, count, 'omit');
          await once.press(page);
          await once.answered(stage, what);
          const calls = shop.reached(once.call);
          expect(calls).toHaveLength(2);
          expect(new Set(calls.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
          expect(calls[0]?.key).toMatch(/^"[\w-]{32}"$/);
          expect(await once.effects(stage, what), ONCE).toBe(1);
        },
      );
    }

    for (const once of callsOver(CALLS, place + 1)) {
      test(
        `${once.title} is sent once, on its own connection, when the API knows no idempotency keys`,
        FIREFOX,
        async ({ stage }) => {
          const { page, shop } = stage;
          const what = await once.prepare(stage);
          shop.failNext({ call: once.call, drops: 1, withoutKeys: true });
          await warmUp(page, count, 'same-origin');
          await once.press(page);
          await once.unanswered(stage, what);
          expect(await once.effects(stage, what), ONCE).toBe(1);
          expect(shop.reached(once.call), ONCE).toHaveLength(1);
        },
      );
    }

    for (const once of callsOver(ORDERS, place)) {
      const title = `${once.title}, booked twice, is reported to the shopper, who cancels the duplicate`;
      test(title, FIREFOX, async ({ stage }) => {
        const { page, shop } = stage;
        await once.prepare(stage);
        shop.failNext({ call: once.call, drops: 0, replays: 1, withoutKeys: true });
        await once.press(page);
        const panel = page.getByRole('status', { name: 'Two orders were placed' });
        await expect(panel).toBeVisible();
        const codes = await liveOrders(stage);
        expect(codes).toHaveLength(2);
        for (const code of codes) await expect(panel).toContainText(code);
        await panel.getByRole('button', { name: 'Cancel the duplicate' }).click();
        await expect(page.getByText(/^Order ORD-\w+ has been cancelled\./)).toBeVisible();
        expect(await liveOrders(stage), ONCE).toHaveLength(1);
      });
    }
  });
}
