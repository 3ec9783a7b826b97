import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { assertHealthy, checkRendered } from './support/health';
import { openTab, serveStorePage } from './support/storePage';
import { readStorage, storedLine } from './support/storage';

/** Writes the storage on a page that does not load the shop, so that nothing overwrites it. */
const lay = async (page: Page, entries: Record<string, string>): Promise<void> => {
  await page.goto('/media/');
  await page.evaluate((stored) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, entries);
};

const expectUp = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkRendered(page);
};

test(
  'reads the saved entries when the storage is completely full',
  { tag: '@slow' },
  async ({ page, context, log }) => {
    const lines = JSON.stringify([storedLine(1, 2), storedLine(2)]);
    await lay(page, { cartList: lines, wishlist: '[1,2,3]', schema: '1' });
    await page.evaluate(() => {
      let filled = '';
      for (let size = 4 * 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
        for (;;) {
          try {
            localStorage.setItem('filler', filled + 'x'.repeat(size));
            filled += 'x'.repeat(size);
          } catch {
            break;
          }
        }
      }
    });
    await page.goto('/terms');
    await expectUp(page);
    await expect(page.getByRole('button', { name: /^Cart, 2 items/i })).toBeVisible();
    await page.reload();
    await expectUp(page);
    await assertHealthy(page, { log, before: { cartList: lines, wishlist: '[1,2,3]' } });

    await serveStorePage(context);
    const tab = await openTab(context);
    expect(await tab.evaluate(() => window.tab.lines())).toEqual({ 1: 2, 2: 1 });
    await tab.evaluate(() => window.tab.run([{ kind: 'add', id: 3 }]));
    await expect.poll(() => tab.evaluate(() => window.tab.refused())).toBe(true);
    expect(await tab.evaluate(() => window.tab.lines())).toEqual({ 1: 2, 2: 1, 3: 1 });
    expect(await readStorage(tab)).toMatchObject({ cartList: lines });
  },
);

test('works with blocked storage and warns that the bag can’t be saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/terms');
  await expectUp(page);
  await expect(page.getByText('This browser can’t save your cart')).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expectUp(page);
});
