import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { patterns } from '../src/config/paths';
import { routeAddresses, type RouteName } from './support/routes';

const names = Object.keys(patterns) as RouteName[];

/** Opens whatever opens and has not been opened before, so that styles and scripts that only come then are judged too. */
const openEverything = async (page: Page, opened: Set<string>): Promise<void> => {
  const openers = page.locator('button[aria-haspopup], button[aria-expanded="false"]').filter({ visible: true });
  for (const opener of await openers.all()) {
    // 'Quick view: Linen Shirt' is one and the same on every card.
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent).split(':')[0] ?? '';
    const name = await opener.evaluate(nameOf, undefined, { timeout: 1000 }).catch(() => null);
    if (name === null || opened.has(name)) continue;
    opened.add(name);
    await opener.click({ timeout: 2000 }).catch(() => undefined);
    // A dialog may be on its way still; closed before it is there, it would come over the next one.
    await page
      .getByRole('dialog')
      .first()
      .waitFor({ timeout: 1000 })
      .catch(() => undefined);
    await page.keyboard.press('Escape');
  }
};

for (const width of [1280, 360]) {
  test(`no route breaks the policy at ${width} px`, async ({ page, visit, shopUrl, log }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    const addresses = await routeAddresses(shopUrl);
    const opened = new Set<string>();
    for (const name of names) {
      await visit(addresses[name]);
      await openEverything(page, opened);
    }
    expect(opened.size).toBeGreaterThan(5);
    expect(log.violations).toEqual([]);
  });
}

test('no route of a signed-in customer breaks the policy', async ({ visit, shopUrl, signedIn, log }) => {
  test.setTimeout(240_000);
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
