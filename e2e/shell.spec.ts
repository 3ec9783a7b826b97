import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const main = (page: Page) => page.getByRole('main');

/** Tab until something has the focus, as a shopper without a mouse does. */
const tabTo = async (page: Page, name: RegExp, most = 25): Promise<void> => {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`No focus on ${String(name)} after ${most} times Tab`);
};

test('the first Tab offers to skip to the content', async ({ page, visit }) => {
  await visit('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
});

test(
  'a search by keyboard leads to its results and stays in the field',
  { tag: '@firefox' },
  async ({ page, visit }) => {
    await visit('/');
    await page.getByPlaceholder('Search items ...').focus();
    await page.keyboard.type('linen & silk #1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/items/search?q=linen+%26+silk+%231');
    await expect(page.getByPlaceholder('Search items ...')).toHaveValue('linen & silk #1');
  },
);

test('the categories open, close and lead by keyboard', async ({ page, visit }) => {
  await visit('/terms');
  const opener = page.getByRole('button', { name: 'Categories' });
  await tabTo(page, /^Categories/);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ct\/[a-z-]+$/);
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('the mobile menu holds the focus, opens its branches and gives the focus back', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/terms');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press('Tab');
    expect(
      await menu.evaluate((element) => element.contains(document.activeElement)),
      `after ${pressed + 1} Tabs`,
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  const branch = menu.getByRole('button', { name: /women/i }).first();
  await branch.click();
  await menu.getByRole('link', { name: /^All / }).first().click();
  await expect(page).toHaveURL(/\/ct\//);
  await expect(menu).toBeHidden();
});

test('the bar under the thumb leads home, to the orders and to the account', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/terms');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await expect(bar).toBeInViewport();
  await bar.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account/auth');
  await bar.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL('/account/auth');
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('My Account leads to the orders; Logout takes the place of the page in the history', async ({
  page,
  visit,
  signedIn,
}) => {
  expect(signedIn.token).not.toBe('');
  await visit('/terms');
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await expect(page).toHaveURL('/account/orders');
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/account/auth');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});

/** Makes any page a long one, whatever the shop shows on it. */
const lengthen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.querySelector('main')!.style.minHeight = '4000px';
  });

test('far down a button leads back to the top', async ({ page, visit }) => {
  await visit('/terms');
  await lengthen(page);
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo(0, 250));
  await page.waitForTimeout(200);
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 251));
  await expect(button).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 2500));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('a new page starts at its top, and Back comes back to where one was', async ({ page, visit }) => {
  await visit('/');
  await lengthen(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForTimeout(300);
  await page.getByRole('contentinfo').getByRole('link', { name: /terms/i }).first().click();
  await expect(page).toHaveURL(/\/terms/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
});

test('the focus and the title follow to the new page', async ({ page, visit }) => {
  await visit('/');
  const before = await page.title();
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await expect(page).toHaveURL('/account/auth');
  await expect(page).not.toHaveTitle(before);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(H1|MAIN)$/);
});

test('GO BACK on a page that is not there leads back, or home', async ({ page, visit }) => {
  await visit('/contact');
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'GO BACK' }).click();
  await expect(page).toHaveURL(/\/(contact)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing hangs over the side of a narrow screen', async ({ page, visit }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    for (const path of ['/', '/items/search', '/account/auth', '/no/such/page', '/cart']) {
      await visit(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width} px`,
      ).toBeLessThanOrEqual(width);
    }
  }
});
