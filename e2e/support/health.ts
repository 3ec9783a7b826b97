import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { GARBAGE } from '../../src/testing/garbage';
import { axeFindings } from './axe';
import type { PageLog } from './pageLog';
import { readStorage } from './storage';

interface Health {
  log: PageLog;
  /** Stored entries that must be unchanged, with their earlier values. */
  before?: Record<string, string>;
  /** The message that the shopper must have seen. */
  message?: string | RegExp;
  /** Values that may only be in the stored session. */
  secrets?: string[];
}

const SESSION_ENTRIES = new Set(['token', 'account', 'cartList', 'wishlist', 'checkout_id']);

/** How many milliseconds a busy state may last. */
const BUSY_FOR = 16_000;

/** The page has rendered, is no longer busy, and contains no garbage text. */
export const checkRendered = async (page: Page): Promise<void> => {
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]').filter({ visible: true })).toHaveCount(0, {
    timeout: BUSY_FOR,
  });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(/\S/);
  expect(await page.locator('body').innerText()).not.toMatch(GARBAGE);
};

const checkMessage = async (page: Page, message: string | RegExp): Promise<void> => {
  const live = page.locator('[role="alert"], [role="status"], [aria-live]').filter({ hasText: message });
  await expect(live.first()).toBeAttached();
};

const checkSecrets = async (page: Page, log: PageLog, secrets: string[]): Promise<void> => {
  const stored = Object.entries(await readStorage(page)).filter(([key]) => !SESSION_ENTRIES.has(key));
  const open = [
    await page.evaluate(() => `${location.href} ${document.title} ${document.referrer}`),
    ...log.console,
    ...log.requests.map((request) => request.url()),
    ...stored.map(([key, text]) => `${key}=${text}`),
  ];
  for (const secret of secrets) expect(open.filter((text) => text.includes(secret))).toEqual([]);
};

/**
 * Expectations after every fault: no uncaught error, the page renders without garbage text, cart and wishlist are as
 * before, no busy state stays, the shopper saw the message, no secret leaks, and axe finds nothing.
 */
export const assertHealthy = async (page: Page, { log, before = {}, message, secrets = [] }: Health): Promise<void> => {
  await checkRendered(page);
  if (message !== undefined) await checkMessage(page, message);
  expect(await readStorage(page)).toMatchObject(before);
  await checkSecrets(page, log, secrets);
  expect(await axeFindings(page)).toEqual([]);
  expect(log.errors).toEqual([]);
};
