import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fillCart } from './support/checkout';
import { routeAddresses } from './support/routes';
import { shiftsOf, watchShifts } from './support/shifts';
import { sample } from '../src/testing/complete';

/** Slow enough that every stage is painted: the shell, the skeletons, the products. */
const slowDown = (page: Page) =>
  page.route(/\/api\/v1\/|\/static\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    await route.continue();
  });

for (const width of sample([360, 1280], 1)) {
  test(`keeps the layout stable while a page loads at ${width} px`, async ({ page, shopUrl, log }) => {
    const addresses = await routeAddresses(shopUrl);
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await slowDown(page);
    for (const name of sample(['home', 'search', 'product', 'terms', 'category', 'collection'] as const, 2)) {
      await test.step(name, async () => {
        await page.goto(addresses[name]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await log.idle();
        const { sum, shifts } = await shiftsOf(page);
        expect(sum, shifts).toBeLessThanOrEqual(0.01);
      });
    }
  });
}

test('keeps the checkout stable while it loads on a phone', async ({ page, shopUrl, signedIn, log }) => {
  await fillCart(shopUrl, signedIn.token);
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  await slowDown(page);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await log.idle();
  const { sum, shifts } = await shiftsOf(page);
  expect(sum, shifts).toBeLessThanOrEqual(0.01);
});
