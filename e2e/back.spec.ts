import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const back = (page: Page) => page.goBack({ waitUntil: 'commit' });

test.describe('Back on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ visit }) => {
    await visit('/terms');
    await visit('/ft/best-sellers');
  });

  const openMenu = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    // The page is painted a moment before it handles keys.
    await expect(dialog(page, 'Menu')).toBeFocused();
  };

  test('closes the menu first, then leaves the page', async ({ page }) => {
    await openMenu(page);
    await back(page);
    await expect(dialog(page, 'Menu')).toBeHidden();
    await expect(page).toHaveURL('/ft/best-sellers');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await back(page);
    await expect(page).toHaveURL('/terms');
  });

  test('closes the bag and the quick view together after an item was added, then leaves the page', async ({ page }) => {
    const card = page.getByRole('button', { name: /^Quick view/ }).first();
    await card.click();
    await dialog(page, 'Quick view').getByRole('button', { name: 'Add To Cart' }).click();
    await expect(dialog(page, /^SHOPPING BAG/)).toBeVisible();
    await back(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card).toBeFocused();
    await expect(page).toHaveURL('/ft/best-sellers');
    await back(page);
    await expect(page).toHaveURL('/terms');
  });

  test(
    'leaves the page at once after the menu was closed by its button or Escape',
    { tag: '@slow' },
    async ({ page }) => {
      await openMenu(page);
      await dialog(page, 'Menu').getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page, 'Menu')).toBeHidden();
      await openMenu(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page, 'Menu')).toBeHidden();
      await back(page);
      await expect(page).toHaveURL('/terms');
    },
  );

  test(
    'returns to the list with the menu closed after a menu link was followed',
    { tag: '@slow' },
    async ({ page }) => {
      await openMenu(page);
      await dialog(page, 'Menu').getByRole('link', { name: 'Contact' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'CONTACT US' })).toBeVisible();
      await back(page);
      await expect(page).toHaveURL('/ft/best-sellers');
      await expect(dialog(page, 'Menu')).toBeHidden();
      await openMenu(page);
      await back(page);
      await expect(dialog(page, 'Menu')).toBeHidden();
      await expect(page).toHaveURL('/ft/best-sellers');
      await back(page);
      await expect(page).toHaveURL('/terms');
    },
  );

  test('closes the filters and keeps the chosen ones', { tag: '@slow' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const filters = page.getByRole('dialog', { name: /filter/i });
    await filters.getByRole('checkbox', { name: /in stock/i }).check();
    await expect(page).toHaveURL(/stock=1/);
    await back(page);
    await expect(filters).toBeHidden();
    await expect(page).toHaveURL('/ft/best-sellers?stock=1');
    await expect(page.getByRole('heading', { level: 1, name: 'Best Sellers' })).toBeVisible();
    await back(page);
    await expect(page).toHaveURL('/terms');
  });
});

test('Back on a wide window leaves the page even with the bag open', async ({ page, visit }) => {
  await visit('/terms');
  await visit('/ft/best-sellers');
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await back(page);
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('GO BACK on an unknown page that was typed by hand returns to the shop’s page before it', async ({
  page,
  visit,
}) => {
  await visit('/terms');
  await visit('/no-such-page');
  await page.getByRole('link', { name: 'GO BACK' }).click();
  await expect(page).toHaveURL('/terms');
});

test('GO BACK on an unknown page leads home when another site or nothing was open before', async ({
  context,
  visit,
}) => {
  for (const before of [null, 'data:text/html,<title>Another site</title>']) {
    const tab = await context.newPage();
    if (before) await tab.goto(before);
    await visit('/no-such-page', tab);
    await tab.getByRole('link', { name: 'GO BACK' }).click();
    await expect(tab).toHaveURL('/');
  }
});
