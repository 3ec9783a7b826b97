import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { patterns } from '../src/config/paths';
import { routeAddresses, type RouteName } from './support/routes';

const names = Object.keys(patterns) as RouteName[];

/** Opens whatever opens, so that styles and scripts that only come then are judged too. */
const openEverything = async (page: Page): Promise<void> => {
  const openers = page.locator('button[aria-haspopup], button[aria-expanded="false"]').filter({ visible: true });
  for (let index = 0; index < (await openers.count()); index += 1) {
    await openers
      .nth(index)
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await page.waitForTimeout(50);
    await page.keyboard.press('Escape');
  }
};

for (const width of [1280, 360]) {
  test(`no route breaks the policy at ${width} px`, async ({ page, visit, shopUrl, log }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    const addresses = await routeAddresses(shopUrl);
    for (const name of names) {
      await visit(addresses[name]);
      await openEverything(page);
    }
    expect(log.violations).toEqual([]);
  });
}

test('no route of a signed-in customer breaks the policy', async ({ visit, shopUrl, signedIn, log }) => {
  test.setTimeout(120_000);
  expect(signedIn.token).not.toBe('');
  const addresses = await routeAddresses(shopUrl);
  for (const name of names) await visit(addresses[name]);
  expect(log.violations).toEqual([]);
});

test.describe('a policy that is broken', () => {
  test.use({ mayBreakPolicy: true });

  test('is noticed by these very tests', async ({ page, visit, log }) => {
    await visit('/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.src = 'https://elsewhere.example/evil.js';
      } catch {
        // A violation by itself.
      }
    });
    await expect.poll(() => log.violations.length).toBeGreaterThan(0);
  });
});
