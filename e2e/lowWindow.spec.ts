import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { chooseStore, fillCart } from './support/checkout';
import { restingBox } from './support/rest';
import { routeAddresses } from './support/routes';
import { stickyHeight } from './support/stickyHeight';

/** The viewport of a 1280 × 1024 window at 400 % zoom. */
test.use({ viewport: { width: 320, height: 256 } });

test('fixed and sticky parts leave enough of the window to the page at 400% zoom', async ({
  page,
  visit,
  shopUrl,
  signedIn,
}) => {
  await fillCart(shopUrl, signedIn.token);
  const { product, category, checkout, cart } = await routeAddresses(shopUrl);
  const held: Record<string, number> = {};
  for (const address of [product, category, cart, checkout]) {
    await visit(address);
    await page.evaluate(() => {
      window.scrollTo(0, 600);
    });
    held[address] = await stickyHeight(page);
  }
  expect(Object.entries(held).filter(([, share]) => share >= 0.6)).toEqual([]);
  // Proves that the measurement works: in a higher window it finds the sticky bars.
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => stickyHeight(page)).toBeGreaterThan(0.1);
});

test('gives most of the window to the enlarged photo and to the site map at 400% zoom', async ({
  page,
  visit,
  shopUrl,
}) => {
  const heightOf = async (part: Locator) => (await restingBox(part)).height;
  await visit((await routeAddresses(shopUrl)).product);
  await page.getByRole('button', { name: /^Zoom photo 1/ }).click();
  expect(await heightOf(page.getByRole('region', { name: 'Enlarged photo' }))).toBeGreaterThan(256 * 0.6);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Site Map' }).click();
  expect(await heightOf(page.getByRole('dialog').locator('[class*="SiteMapDialog-page"]'))).toBeGreaterThan(256 * 0.8);
});

test('scrolls a dialog as a whole at 400% zoom', async ({ page, visit, shopUrl, signedIn }) => {
  await fillCart(shopUrl, signedIn.token);
  await visit('/checkout');
  await chooseStore(page);
  await page.getByLabel('Pay In Installments').check();
  await page.getByRole('button', { name: 'Preview Payment' }).click();
  const dialog = page.getByRole('dialog');
  const accept = dialog.getByRole('button', { name: 'Accept & Apply' });
  await accept.scrollIntoViewIfNeeded();
  await expect(accept).toBeInViewport({ ratio: 1 });
  await dialog.getByText('Loan Amount').scrollIntoViewIfNeeded();
  await expect(accept).not.toBeInViewport();

  await visit((await routeAddresses(shopUrl)).product);
  await page.getByRole('button', { name: 'Delivery' }).first().click();
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeInViewport();
  await dialog.getByRole('group').evaluate((text) => {
    text.scrollIntoView({ block: 'end' });
  });
  await expect(close).not.toBeInViewport();
});

test('shows products at once on a phone in landscape; the icon opens the search over the page', async ({
  page,
  visit,
  shopUrl,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visit((await routeAddresses(shopUrl)).category);
  const photo = page.getByRole('main').getByRole('img').first();
  const before = await restingBox(photo);
  expect(before.y).toBeLessThan(360 * 0.75);
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await page.getByRole('button', { name: 'Find products' }).click();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  expect((await restingBox(photo)).y).toBe(before.y);
});
