import { test as base, type Page } from '@playwright/test';
import type { RunningShop } from '../server/startShop';
import { signUpAndIn, seedStorage, type Session } from './support/customers';
import { watchContext, type PageLog } from './support/pageLog';
import { startTestShop, WHOLE_LISTS } from './support/shopServer';
import { newVisitor, type Visitor } from './support/worker';
import { isCompleteRun } from '../src/testing/complete';

export interface WorkerFixtures {
  /** The shop of this Playwright worker. */
  shop: RunningShop;
  shopUrl: string;
  /** Whether pages include their first replies. A test that mocks or counts calls turns this off. */
  bringsReplies: boolean;
  /** Whether the shop sends whole lists, like a back end that does not announce lists by page. */
  sendsWholeLists: boolean;
}

/** Milliseconds: enough for a slow machine to include the replies. */
const PATIENCE = 20_000;

export interface TestFixtures {
  log: PageLog;
  /** Filled by tests that expect errors: matching errors are ignored. */
  forgiven: RegExp[];
  /** For tests that violate the policy intentionally. */
  mayBreakPolicy: boolean;
  browserIsThere: void;
  /** Takes a picture of every open page of a test that failed. */
  pictures: void;
  /** The number of pairs of tabs that run at once. */
  interleavings: number;
  /** A customer who has signed in on another visit. */
  signedIn: Session;
  /** A visitor whose browser allows the service worker. */
  visitor: Visitor;
  /** Opens an address and waits until the page has settled. */
  visit: (path: string, page?: Page) => Promise<void>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  bringsReplies: [false, { option: true, scope: 'worker' }],
  sendsWholeLists: [false, { option: true, scope: 'worker' }],
  shop: [
    async ({ bringsReplies, sendsWholeLists }, use) => {
      const shop = await startTestShop({
        firstRepliesWithin: bringsReplies ? PATIENCE : 0,
        ...(sendsWholeLists && { features: WHOLE_LISTS }),
      });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  shopUrl: [async ({ shop }, use) => use(shop.url), { scope: 'worker' }],
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
  // eslint-disable-next-line no-empty-pattern -- The runner reads the names of needed fixtures from this pattern.
  forgiven: async ({}, use) => use([]),
  browserIsThere: [
    async ({ browserName }, use) => {
      base.skip(browserName === 'firefox' && !process.env.FIREFOX_PATH, 'there is no Firefox on this machine');
      await use();
    },
    { auto: true },
  ],
  mayBreakPolicy: [false, { option: true }],
  interleavings: [Number(process.env.SEEDS ?? (isCompleteRun ? 30 : 10)), { option: true }],
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
  pictures: [
    async ({ context }, use, test) => {
      await use();
      if (test.status === test.expectedStatus) return;
      for (const [index, page] of context.pages().entries()) {
        // A hanging or closed page has no screenshot.
        await page.screenshot({ path: test.outputPath(`page-${index + 1}.png`), timeout: 5000 }).catch(() => undefined);
      }
    },
    { auto: true },
  ],
  signedIn: async ({ context, shopUrl, log }, use) => {
    const session = await signUpAndIn(shopUrl);
    await seedStorage(context, shopUrl, { token: session.token, account: session.account });
    log.requests.length = 0;
    await use(session);
  },
  visitor: async ({ browser, shopUrl }, use) => {
    const visitor = await newVisitor(browser, shopUrl);
    await use(visitor);
    await visitor.context.close();
  },
  visit: async ({ page: first, log }, use) =>
    use(async (path, page = first) => {
      await page.goto(path);
      await page.getByRole('main').waitFor();
      // Waits for the page itself, not for the shell of index.html, which stays when scripts are blocked.
      await page
        .locator('main:not([data-shell] *) :is(h1, [role=alert])')
        .first()
        .waitFor({ state: 'attached', timeout: 5000 })
        .catch(() => undefined);
      await log.idle();
    }),
});

export const { expect } = test;
