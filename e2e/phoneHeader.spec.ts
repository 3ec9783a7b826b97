import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { newCustomer, typeNewAccount } from './support/customers';

const banner = (page: Page) => page.getByRole('banner');
const barHeight = (page: Page) => banner(page).evaluate((bar) => bar.getBoundingClientRect().height);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('keeps search, wishlist and bag in one bar on a phone when scrolled far down', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/items/search');
  const field = page.getByPlaceholder('Search products');
  const height = await barHeight(page);
  await page
    .getByRole('button', { name: /^Add to Wishlist: / })
    .first()
    .click();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(banner(page).getByRole('link', { name: 'Wishlist, 1 item' })).toBeInViewport({ ratio: 1 });
  await expect(banner(page).getByRole('button', { name: /^Cart/ })).toBeInViewport({ ratio: 1 });
  await expect(field).not.toBeInViewport();
  const place = await scrolled(page);

  // Clicks by coordinates, because the runner's own click would scroll first.
  const icon = await banner(page).getByRole('button', { name: 'Find products' }).boundingBox();
  await page.mouse.click((icon?.x ?? 0) + 22, (icon?.y ?? 0) + 22);
  await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  expect(await scrolled(page)).toBe(place);
  expect(await barHeight(page)).toBe(height);
  await page.keyboard.type('linen');
  await expect(page.getByRole('option').first()).toBeInViewport();
  await field.blur();
  await expect(field).not.toBeInViewport();

  await banner(page).getByRole('link', { name: 'Wishlist, 1 item' }).click();
  await expect(page).toHaveURL('/wishlist');
});

test('on a phone page without products, search opens over the page and moves nothing', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/contact');
  const top = () => page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await top();
  expect(before).toBeLessThanOrEqual(120);
  await banner(page).getByRole('button', { name: 'Find products' }).click();
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  expect(await top()).toBe(before);
  await field.blur();
  await expect(field).not.toBeInViewport();
  expect(await top()).toBe(before);
});

test('header controls do not overlap at 320 px with 200% text size', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit('/items/search');
  const height = await barHeight(page);
  const hearts = page.getByRole('button', { name: /^Add to Wishlist: / });
  await hearts.nth(2).waitFor();
  for (const heart of (await hearts.all()).slice(0, 3)) await heart.click();
  await expect(banner(page).getByRole('link', { name: 'Wishlist, 3 items' })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await barHeight(page)).toBe(height);
  const parts = await banner(page)
    .locator('a, button')
    .evaluateAll((all) =>
      all.map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return { name: part.getAttribute('aria-label'), left, right, width: right - left };
      }),
    );
  expect(parts.length).toBeGreaterThanOrEqual(5);
  for (const [index, part] of parts.entries()) {
    expect(part.width, part.name ?? '').toBeGreaterThanOrEqual(44);
    expect(part.left, part.name ?? '').toBeGreaterThanOrEqual(parts[index - 1]?.right ?? 0);
  }
  expect(parts.at(-1)?.right).toBeLessThanOrEqual(320);
});

test('a customer can sign out from the menu of a phone without scrolling', async ({ page, visit, signedIn }) => {
  expect(signedIn.token).not.toBe('');
  await page.setViewportSize({ width: 320, height: 640 });
  await visit('/contact');
  await banner(page).getByRole('button', { name: 'Menu' }).click();
  const out = page.getByRole('dialog').getByRole('button', { name: 'Sign Out' });
  await expect(out).toBeInViewport({ ratio: 1 });
  await out.click();
  await expect(page).toHaveURL(/\/account\/auth/);
});

test('shows the confirmation below the header after a registration on a phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/account/auth#register-tab');
  const form = page.getByRole('tabpanel').filter({ visible: true });
  await typeNewAccount(form, newCustomer());
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
  const note = await page.getByText('We have also sent you an email').boundingBox();
  expect(note?.y).toBeGreaterThanOrEqual(await barHeight(page));
});
