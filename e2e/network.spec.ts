import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { routeAddresses, type RouteName } from './support/routes';

const FIRST: Partial<Record<RouteName, RegExp>> = {
  home: /products\/search|get-sliders/,
  search: /products\/search/,
  category: /category_products/,
  collection: /filter_sections/,
  product: /products\/[^/]+\/[^/?]+/,
};

const counted = (calls: string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const call of calls) counts[call] = (counts[call] ?? 0) + 1;
  return counts;
};

/** Keeps the bundle from the page until it is let go. */
const holdBundle = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/static\/main\.[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/** What is painted before the bundle is there. */
const early = (page: Page) => page.locator('body > [aria-hidden=true]');
/** Where heading and first picture stand, of the early painting or of the page. */
const places = (page: Page, scope: string) =>
  page.evaluate(async (within) => {
    // A heading is a little higher in the font that it has to wait for.
    await document.fonts.ready;
    const place = (name: string) => {
      const { x, y, width, height } = document.querySelector(`${within} ${name}`)?.getBoundingClientRect() ?? {};
      return [x, y, width, height];
    };
    return { heading: place('h1'), picture: place(':is(article, .Slideshow-stage) img') };
  }, scope);

for (const [name, datum] of Object.entries(FIRST)) {
  test(`${name}, opened cold, asks once for each thing, and is painted before the bundle is there`, async ({
    page,
    shopUrl,
    log,
  }) => {
    const address = (await routeAddresses(shopUrl))[name as RouteName];
    log.requests.length = 0;
    const release = await holdBundle(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => log.calls().filter((call) => datum.test(call)).length).toBeGreaterThan(0);
    // The first screen stands without the bundle.
    await expect(page.getByRole('banner').first()).toBeVisible();
    await expect(early(page).locator('h1')).toBeVisible();
    const before = await places(page, 'body > [aria-hidden=true]');
    const asked = log.calls(datum).length;
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await log.idle();
    await expect(early(page)).toHaveCount(0);
    expect(await places(page, 'main')).toEqual(before);
    expect(Object.entries(counted(log.calls())).filter(([, times]) => times > 1)).toEqual([]);
    expect(log.calls(datum)).toHaveLength(asked);
  });
}

test('a signed-in customer opens home with one request for each thing', async ({ log, visit, signedIn }) => {
  expect(signedIn.token).not.toBe('');
  await visit('/');
  expect(Object.entries(counted(log.calls())).filter(([, times]) => times > 1)).toEqual([]);
});

test('going to another page and back asks again for nothing that is fresh', async ({ page, log, visit }) => {
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
