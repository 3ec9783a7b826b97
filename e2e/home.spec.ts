import { expect, test } from './fixtures';
import { axeByWidth } from './support/axe';
import { addFaults, holdRequests } from './support/network';
import { restingBox } from './support/rest';
import { shiftsOf, watchShifts } from './support/shifts';
import { swipe } from './support/swipe';

const SLIDE = /slide-season/;

test(
  'fetches the slider and UI scripts only after the first slide has loaded',
  { tag: '@slow' },
  async ({ page, log }) => {
    // With Save-Data nothing is prefetched, so every request is one of this page.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const release = await holdRequests(page, SLIDE);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('main:not([data-shell] *) .Slideshow-stage img')).toBeAttached();
    await log.idle(SLIDE);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await log.idle(SLIDE);
    expect(log.requests.filter((request) => SLIDE.test(request.url()))).not.toEqual([]);
    const before = new Set(log.requests);
    release();
    await expect(page.locator('.slick-slider')).toBeAttached();
    await log.idle();

    const heavy = await Promise.all(
      log.requests
        .filter((request) => request.resourceType() === 'script')
        .map(async (request) => {
          const text = (await (await request.response())?.text()) ?? '';
          return /slick-track|MuiButton-root|@emotion/.test(text) ? [request] : [];
        }),
    ).then((found) => found.flat());
    expect(heavy.length).toBeGreaterThan(0);
    expect(heavy.filter((request) => before.has(request)).map((request) => request.url())).toEqual([]);
  },
);

test.describe('a shelf', () => {
  test('loads the pictures of cards beyond its edge once it is in the window', async ({ page, visit, log }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await visit('/');
    const shelf = page.getByRole('group', { name: 'New Arrivals' });
    const loaded = () =>
      shelf
        .locator('img')
        .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);
    await expect.poll(loaded).toBe(3);
    await log.idle();
    expect(await loaded()).toBe(3);
    await shelf.scrollIntoViewIfNeeded();
    await expect.poll(loaded).toBeGreaterThan(3);
  });

  test('shows its buttons on a tablet, where the categories do not fit', async ({ page, visit }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await visit('/');
    const shelf = page.getByRole('group', { name: 'Shop by category' });
    await shelf.getByRole('button', { name: 'Next: Shop by category' }).click();
    await expect(shelf.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  });

  test('keeps the focused element in view', async ({ page, visit }) => {
    await visit('/');
    const shelf = page.getByRole('group', { name: 'New Arrivals' });
    await shelf.getByRole('article').first().getByRole('heading').getByRole('link').focus();
    for (let tab = 0; tab < 24; tab += 1) {
      await page.keyboard.press('Tab');
      const inside = await shelf.evaluate((element) => element.contains(document.activeElement));
      if (!inside) break;
      await expect(page.locator(':focus')).toBeInViewport();
    }
  });
});

test.describe('a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('swipes the cards of a shelf and the slides without moving the page', async ({ page, visit, forgiven }) => {
    // The browser logs this message for a swipe that it already handles itself.
    forgiven.push(/Ignored attempt to cancel a touch/);
    await visit('/');
    const highlights = page.getByRole('region', { name: 'Highlights' });
    const slider = highlights.locator('.slick-list');
    const shown = highlights.getByRole('group');
    await slider.waitFor();
    // A moving slide ignores swipes and no event reports its end, so an early swipe is repeated.
    const swipeUntil = (by: number, seen: (patience: { timeout: number }) => Promise<void>) =>
      expect(async () => {
        await swipe(slider, by);
        await seen({ timeout: 2000 });
      }).toPass();
    // The slides advance by themselves, an unknown number of times, until the first swipe.
    const start = highlights.getByRole('button', { name: 'Start the slideshow' });
    await swipeUntil(-200, (patience) => expect(start).toBeVisible(patience));
    const place = Number.parseInt((await shown.getAttribute('aria-label')) ?? '', 10);
    const next = `${(place % 4) + 1} of 4`;
    await swipeUntil(-200, (patience) => expect(shown).toHaveAccessibleName(next, patience));
    await swipeUntil(200, (patience) => expect(shown).toHaveAccessibleName(`${place} of 4`, patience));
    // A vertical swipe scrolls the page.
    await expect(slider).toHaveCSS('touch-action', 'pan-y pinch-zoom');

    const list = page.getByRole('group', { name: 'Best Sellers' }).getByRole('list');
    await swipe(list, -250);
    await expect(page.getByRole('button', { name: 'Previous: Best Sellers' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(page).toHaveURL('/');
    await restingBox(list.getByRole('article').first());
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(
    `keeps the layout still while late parts load, ${width} px wide`,
    { tag: width === 360 ? ['@whole-lists'] : ['@slow', '@whole-lists'] },
    async ({ page, log }) => {
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      // Each part arrives late, at a different time.
      await addFaults(page, [
        { path: /get-sliders/, fault: { kind: 'delay', ms: 600 } },
        { path: /product_categories/, fault: { kind: 'delay', ms: 900 } },
        { path: /products(\/search|\?)/, fault: { kind: 'delay', ms: 1200 } },
        { path: /\/media\//, fault: { kind: 'delay', ms: 300 } },
      ]);
      await page.goto('/');
      await page.getByRole('article').first().waitFor();
      await expect(page.locator('.slick-slider')).toBeAttached();
      await log.idle();
      const { sum, shifts } = await shiftsOf(page, { afterInput: true });
      expect(sum, shifts).toBeLessThanOrEqual(0.01);
    },
  );

  test(
    `has no axe violations, ${width} px wide`,
    { tag: width === 1280 ? ['@whole-lists'] : ['@slow', '@whole-lists'] },
    async ({ page, visit }) => {
      await page.setViewportSize({ width, height });
      // A fading slide has a lower contrast while axe checks it.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit('/');
      await expect(page.locator('.slick-slider')).toBeAttached();
      await page.getByRole('group', { name: 'Best Sellers' }).getByRole('article').first().waitFor();
      expect(await axeByWidth(page)).toEqual([]);
    },
  );
}
