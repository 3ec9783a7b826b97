import { expect, test } from './fixtures';
import { routeAddresses } from './support/routes';
import { shiftsOf, watchShifts } from './support/shifts';
import { sample } from '../src/testing/complete';

for (const width of sample([360, 1280], 1)) {
  test(`keeps the layout stable while a page loads at ${width} px`, async ({ page, shopUrl, log }) => {
    const addresses = await routeAddresses(shopUrl);
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    // Slow enough that every stage is painted: the shell, the skeletons, the products.
    await page.route(/\/api\/v1\/|\/static\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      await route.continue();
    });
    for (const name of sample(['home', 'search', 'product', 'terms'] as const, 2)) {
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
