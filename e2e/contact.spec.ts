import type { Page } from '@playwright/test';
import type { RunningShop } from '../server/startShop';
import { expect, test } from './fixtures';
import { axeFindings } from './support/axe';
import { serveMaps, startMapsShop } from './support/shopServer';

const map = (page: Page) => page.getByRole('region', { name: 'Map of our stores' });
const stores = (page: Page) => page.getByRole('list', { name: /^(Stores to visit|More stores)$/ });

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startMapsShop();
});
test.afterAll(() => shop.close());

test('clusters stores, zooms by wheel and opens store windows by click or key, without policy violations', async ({
  page,
  visit,
}) => {
  await serveMaps(page);
  await visit(`${shop.url}/contact`);
  const pins = map(page).getByRole('button', { name: /^Store in/ });
  const heaps = map(page).getByRole('button', { name: /^\d+ stores:/ });
  await expect(heaps.first()).toBeVisible();
  const heapsAtFirst = await heaps.count();
  expect(await map(page).locator('[data-control-at]').getAttribute('data-control-at')).toBe('absolute');
  expect(await axeFindings(page)).toEqual([]);

  await map(page).hover();
  const zoomIn = async () => {
    await page.mouse.wheel(0, -100);
    return heaps.count();
  };
  await expect.poll(zoomIn).not.toBe(heapsAtFirst);

  await stores(page).getByRole('button', { name: 'Show on the map: Adum, Kumasi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Store in Adum, Kumasi' });
  await expect(dialog).toBeFocused();
  await expect(pins.and(page.locator('[aria-expanded=true]'))).toHaveCount(1);
  await expect(dialog.getByRole('link', { name: /Directions/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(stores(page).getByRole('button', { name: 'Show on the map: Adum, Kumasi' })).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await map(page).getByRole('button', { name: 'Store in Adum, Kumasi' }).press('Enter');
  await expect(dialog).toBeFocused();
  // Measures both in one call, because the page may scroll and the map may move.
  const overhang = () =>
    dialog.evaluate((element) => {
      const window = element.getBoundingClientRect();
      const frame = element.closest('[aria-label="Map of our stores"]')!.getBoundingClientRect();
      return [frame.left - window.left, window.right - frame.right, frame.top - window.top].filter((by) => by > 0);
    });
  await expect.poll(overhang).toEqual([]);
});

test(
  'shows the whole answer of the contact form on a phone, not covered by a bar or button',
  { tag: '@slow' },
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit('/contact');
    for (const name of ['Name', 'Email', 'Message']) await page.getByLabel(name, { exact: true }).fill('a@b.example');
    // At the lowest position where the button can be pressed, the answer would be hidden without scrolling.
    await page.getByRole('button', { name: 'Submit' }).evaluate((button) => {
      button.scrollIntoView({ block: 'end' });
    });
    await page.getByRole('button', { name: 'Submit' }).click();
    const answer = page.getByRole('status').filter({ hasText: 'We have received your message' });
    await expect(answer).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    const isClear = () =>
      answer.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
        return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
      });
    await expect.poll(isClear).toBe(true);
  },
);

test(
  'tracking, site map and terms work on a phone without axe violations',
  { tag: '@slow' },
  async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await visit('/order-tracking');
    await page.getByRole('button', { name: 'TRACK' }).click();
    await expect(page.getByLabel('Order ID')).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Site Map' }).click();
    const map = page.getByRole('dialog', { name: 'Site Map' });
    await expect(map.getByRole('tab', { name: 'WOMEN' })).toBeVisible();
    await expect.poll(() => map.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    expect(await axeFindings(page)).toEqual([]);
    await visit('/terms-conditions');
    await page.getByRole('link', { name: 'When a payment is late' }).click();
    await expect(page.getByRole('heading', { name: 'When a payment is late' })).toBeInViewport();
    expect(await axeFindings(page)).toEqual([]);
  },
);
