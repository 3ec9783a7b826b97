import { test as base, type Page } from '@playwright/test';
import type { RunningShop } from '../server/startShop';
import { signUpAndIn, seedStorage, type Session } from './support/customers';
import { watchContext, type PageLog } from './support/pageLog';
import { startTestShop } from './support/shopServer';

interface WorkerFixtures {
  /** This worker's own shop. */
  shop: RunningShop;
  shopUrl: string;
}

export interface TestFixtures {
  log: PageLog;
  /** Filled by tests that expect trouble: errors that match are forgiven. */
  forgiven: RegExp[];
  /** For tests that break the policy on purpose. */
  mayBreakPolicy: boolean;
  browserIsThere: void;
  /** How many pairs of tabs act at once. */
  interleavings: number;
  /** A customer who has signed in on another visit. */
  signedIn: Session;
  /** Opens an address and waits until the page has settled. */
  visit: (path: string, page?: Page) => Promise<void>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- The runner reads the names of needed fixtures from this pattern.
    async ({}, use) => {
      const shop = await startTestShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  shopUrl: [async ({ shop }, use) => use(shop.url), { scope: 'worker' }],
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
  // eslint-disable-next-line no-empty-pattern -- As above.
  forgiven: async ({}, use) => use([]),
  browserIsThere: [
    async ({ browserName }, use) => {
      base.skip(browserName === 'firefox' && !process.env.FIREFOX_PATH, 'there is no Firefox on this machine');
      await use();
    },
    { auto: true },
  ],
  mayBreakPolicy: [false, { option: true }],
  // `npm run chaos` runs a thousand.
  interleavings: [30, { option: true }],
  log: [
    async ({ context, forgiven, mayBreakPolicy }, use) => {
      const log = await watchContext(context);
      await use(log);
      const errors = log.errors.filter((error) => !forgiven.some((pattern) => pattern.test(error)));
      base.expect(errors, 'errors reported by the pages of this test').toEqual([]);
      if (!mayBreakPolicy) base.expect(log.violations, 'violations of the policy').toEqual([]);
    },
    { auto: true },
  ],
  signedIn: async ({ context, shopUrl, log }, use) => {
    const session = await signUpAndIn(shopUrl);
    await seedStorage(context, shopUrl, { token: session.token, account: session.account });
    log.requests.length = 0;
    await use(session);
  },
  visit: async ({ page: first, log }, use) =>
    use(async (path, page = first) => {
      await page.goto(path);
      await page.getByRole('main').waitFor();
      await log.idle();
    }),
});

export const { expect } = test;
