import { expect, test } from './fixtures';
import { BUNDLE, earlyPaint, expectNoSkeleton, holdBundle } from './support/earlyPaint';
import { routeAddresses, type RouteName } from './support/routes';
import { sample } from '../src/testing/complete';

const FIRST: Partial<Record<RouteName, RegExp>> = {
  home: /products(\/search|\?)|get-sliders/,
  search: /products(\/search|\?)/,
  category: /category_products|products\?category=/,
  product: /products\/[^/]+\/[^/?]+/,
  collection: /filter_sections|products\?collection=/,
};

const counted = (calls: string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const call of calls) counts[call] = (counts[call] ?? 0) + 1;
  return counts;
};

for (const [name, datum] of sample(Object.entries(FIRST), 1)) {
  const tag = name === 'product' ? [] : ['@whole-lists'];
  test(
    `a cold load of ${name} sends each request once and paints before the bundle arrives`,
    { tag },
    async ({ page, shopUrl, log }) => {
      const address = (await routeAddresses(shopUrl))[name as RouteName];
      log.requests.length = 0;
      const release = await holdBundle(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect.poll(() => log.calls().filter((call) => datum.test(call)).length).toBeGreaterThan(0);
      // The first screen is painted without the bundle.
      await expect(page.getByRole('banner').first()).toBeVisible();
      await expect(earlyPaint(page).locator('h1')).toBeVisible();
      await log.idle(BUNDLE);
      const callsBefore = log.calls(datum).length;
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectNoSkeleton(page);
      await log.idle();
      await expect(earlyPaint(page)).toHaveCount(0);
      expect(Object.entries(counted(log.calls())).filter(([, times]) => times > 1)).toEqual([]);
      expect(log.calls(datum)).toHaveLength(callsBefore);
    },
  );
}

test('sends each request once when a signed-in customer opens home', async ({ log, visit, signedIn }) => {
  expect(signedIn.token).not.toBe('');
  await visit('/');
  expect(Object.entries(counted(log.calls())).filter(([, times]) => times > 1)).toEqual([]);
});

test('does not refetch business details or categories when navigating away and back', async ({ page, log, visit }) => {
  await visit('/items/search?q=shirt');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await log.idle();
  log.requests.length = 0;
  await page.goBack();
  await expect(page).toHaveURL(/q=shirt/);
  await log.idle();
  expect(log.calls(/get_details|categories/)).toEqual([]);
});
