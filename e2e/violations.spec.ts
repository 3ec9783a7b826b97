import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { routeAddresses } from './support/routes';

const OPENER = 'button[aria-haspopup], button[aria-expanded="false"]';

/** Opens whatever opens and has not been opened before, so that styles and scripts that only come then are judged too. */
const openEverything = async (page: Page, opened: Set<string>): Promise<void> => {
  // Elements, not places: one that the other width has taken away is passed over at once.
  for (const opener of await page.locator(OPENER).filter({ visible: true }).elementHandles()) {
    // 'Quick view: Linen Shirt' is one and the same on every card.
    const look = (element: Element) => ({
      name: (element.getAttribute('aria-label') ?? element.textContent).split(':')[0] ?? '',
      hasDialog: element.getAttribute('aria-haspopup') === 'dialog',
    });
    const seen = await opener.evaluate(look).catch(() => null);
    if (seen === null || opened.has(seen.name)) continue;
    opened.add(seen.name);
    await opener.click({ timeout: 2000 }).catch(() => undefined);
    // A dialog may be on its way still; closed before it is there, it would come over the next one.
    const dialog = page.getByRole('dialog').first();
    if (seen.hasDialog) await dialog.waitFor({ timeout: 1000 }).catch(() => undefined);
    await page.keyboard.press('Escape');
  }
};

// What a customer's pages do is judged where each of them is opened by its address.
test('no route breaks the policy, wide or narrow, whatever is opened on it', async ({ page, visit, shopUrl, log }) => {
  // All pages in one walk.
  test.slow();
  const opened = new Set<string>();
  for (const [name, address] of Object.entries(await routeAddresses(shopUrl))) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(address);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await openEverything(page, opened);
      }
      await log.idle();
      expect(log.violations).toEqual([]);
    });
  }
  expect([...opened]).toEqual(expect.arrayContaining(['Menu', 'Categories', 'Quick view', 'Filter', 'Site Map']));
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
