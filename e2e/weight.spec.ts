import { READY_DELAY_MS } from '../src/config/constants';
import { paths } from '../src/config/paths';
import { LISTED } from './bench/staticPage';
import { expect, test } from './fixtures';
import { routeAddresses } from './support/routes';

test.use({ bringsReplies: true });

/** Limits that do not depend on a busy machine: elements, API reads, and files before the first tap. One script is the monthly price. */
const LIMITS = {
  home: { elements: 1500, reads: 3, scripts: 8, routeSheets: 1 },
  list: { elements: 1030, reads: 0, scripts: 7, routeSheets: 0 },
  product: { elements: 680, reads: 1, scripts: 13, routeSheets: 1 },
};
/** A whole list is requested once, and needs less code. */
const OF_WHOLE_LISTS: Partial<typeof LIMITS> = {
  home: { ...LIMITS.home, reads: 1 },
  list: { ...LIMITS.list, reads: 1, scripts: 6 },
};

for (const name of ['home', 'list', 'product'] as const) {
  const tag = name in OF_WHOLE_LISTS ? ['@whole-lists'] : [];
  test(
    `${name} stays within its limits for elements, API reads and files on a phone`,
    { tag },
    async ({ page, shopUrl, sendsWholeLists, log }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      const { home, product } = await routeAddresses(shopUrl);
      const address = { home, product, list: paths.category(LISTED) }[name];
      log.requests.length = 0;
      // Save-Data disables the prefetch: only the requests of the page itself are left.
      await page.addInitScript((later) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        // The timer of deferred work is disabled: on a slow machine it would fire before the count.
        const start = window.setTimeout.bind(window);
        Object.assign(window, {
          setTimeout: (work: () => void, ms?: number) => (ms === later ? 0 : start(work, ms)),
        });
      }, READY_DELAY_MS);
      await page.goto(address);
      await page.locator('[data-shell]').waitFor({ state: 'detached' });
      await log.idle();
      const files = (type: string) =>
        log.requests.filter((request) => request.resourceType() === type).map((request) => request.url());
      const found = {
        elements: await page.locator('*').count(),
        reads: log.calls().length,
        scripts: files('script').length,
        routeSheets: files('stylesheet').filter((url) => url.includes('/route-')).length,
      };
      const limit = (sendsWholeLists && OF_WHOLE_LISTS[name]) || LIMITS[name];
      for (const [what, most] of Object.entries(limit)) {
        expect(found[what as keyof typeof limit], what).toBeLessThanOrEqual(most);
      }
    },
  );
}

/** Uncompressed bytes of the scripts that a page has run, without prefetched ones. */
const evaluatedBytes = (): number =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType, name }) => initiatorType === 'script' && name.includes('/static/'))
    .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0);
const hasFetched = (name: string): boolean =>
  performance.getEntriesByType('resource').some((entry) => entry.name.includes(name));
const hasEvaluated = (name: string): boolean =>
  performance
    .getEntriesByType('resource')
    .some((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script' && entry.name.includes(name));

test('fetches Material UI on an idle list and evaluates it only when Filter is hovered', async ({
  page,
  visit,
  log,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await visit(paths.category(LISTED));
  await expect.poll(() => page.evaluate(hasFetched, '/mui.')).toBe(true);
  await page.locator('[data-drawer]').first().waitFor({ state: 'attached' });
  await log.idle();
  expect(await page.evaluate(hasEvaluated, '/mui.')).toBe(false);
  expect(await page.evaluate(evaluatedBytes)).toBeLessThan(600_000);
  await page.getByRole('button', { name: 'Filter' }).hover();
  await expect.poll(() => page.evaluate(hasEvaluated, '/mui.')).toBe(true);
});
