import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { routeAddresses } from './support/routes';

interface Shift {
  value: number;
  moved: string[];
}

const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const { tagName, className } = (node instanceof Element ? node : node?.parentElement) ?? {
            tagName: '?',
            className: '',
          };
          return `${tagName}.${className} ${[from.x, from.y, from.width, from.height].join(',')} → ${[to.x, to.y, to.width, to.height].join(',')}`;
        });
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const width of [360, 1280]) {
  test(`nothing moves while a page loads, ${width} px wide`, async ({ page, shopUrl, log }) => {
    const addresses = await routeAddresses(shopUrl);
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    // Slow enough for every stage to be painted: the page's own shell, the skeletons, the goods.
    await page.route(/\/api\/v1\/|\/static\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      await route.continue();
    });
    for (const name of ['home', 'search', 'product', 'terms'] as const) {
      await test.step(name, async () => {
        await page.goto(addresses[name]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await log.idle();
        await page.waitForTimeout(500);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.01);
      });
    }
  });
}
