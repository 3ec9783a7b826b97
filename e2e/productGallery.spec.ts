import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdRequests } from './support/network';
import { distance, restingBox } from './support/rest';
import { DRESS } from './support/reviews';
import { shiftsOf, watchShifts } from './support/shifts';
import { swipe } from './support/swipe';
import { holdToasts } from './support/toasts';

const photos = (page: Page) => page.getByRole('region', { name: 'Photos' });
const slick = (page: Page) => photos(page).locator('.slick-slider').first();
const expectWidth = (target: Locator, width: number) =>
  expect.poll(async () => Math.abs(((await target.boundingBox())?.width ?? 0) - width)).toBeLessThanOrEqual(1);

test('shows the first photo before the slider loads and shifts no layout when the slider takes over', async ({
  page,
  visit,
}) => {
  await watchShifts(page);
  const release = await holdRequests(page, /slick-gallery/);
  // A script that the page requests before it has loaded would delay its 'load' event.
  await page.goto(DRESS, { waitUntil: 'domcontentloaded' });
  const photo = photos(page).getByRole('button', { name: /^Zoom photo 1 of 8/ });
  await expect(photo).toBeVisible();
  expect(await slick(page).count()).toBe(0);
  const before = await restingBox(photo);
  expect(distance(before, { ...before, width: 674, height: 674 })).toBeLessThanOrEqual(1);
  const thumb = photos(page).getByRole('button', { name: 'Show photo 2 of 8' });
  const thumbBefore = await restingBox(thumb);
  await photos(page).getByRole('button', { name: 'Next photo' }).click();
  await expect(photos(page).getByText('2 / 8')).toBeVisible();
  await photos(page).getByRole('button', { name: 'Previous photo' }).click();
  release();
  await slick(page).waitFor();
  await expect.poll(async () => distance(await photo.boundingBox(), before)).toBeLessThanOrEqual(1);
  await expect
    .poll(async () => {
      const { x, width } = (await thumb.boundingBox()) ?? { x: 0, width: 0 };
      return distance({ ...thumbBefore, x, width }, thumbBefore);
    })
    .toBeLessThan(1.5);
  const { sum, shifts } = await shiftsOf(page, { afterInput: true });
  expect(sum, shifts).toBeLessThan(0.01);
  await visit(DRESS);
});

for (const width of [320, 344, 360, 412]) {
  test(`shows each arrow either on the photo or beside it at ${width} px`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(DRESS);
    const photo = await restingBox(
      photos(page)
        .getByRole('button', { name: /^Zoom photo 1/ })
        .getByRole('img'),
    );
    const arrow = await restingBox(photos(page).getByRole('button', { name: 'Previous photo' }));
    const end = arrow.x + arrow.width;
    expect(arrow.x).toBeGreaterThanOrEqual(0);
    expect(end <= photo.x || (arrow.x >= photo.x && end <= photo.x + photo.width)).toBe(true);
  });
}

test('skips hidden photos in the tab order and visits the gallery’s controls in order', async ({ page, visit }) => {
  await visit(DRESS);
  await slick(page).waitFor();
  await photos(page)
    .getByRole('button', { name: /^Zoom photo 1/ })
    .focus();
  const stops: (string | null)[] = [];
  for (let step = 0; step < 6; step += 1) {
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
    await page.keyboard.press('Tab');
  }
  expect(stops.map((stop) => stop?.replace(/:.*/, '') ?? null)).toEqual([
    'Zoom photo 1 of 8',
    'Show photo 1 of 8',
    'Show photo 2 of 8',
    'Show photo 3 of 8',
    'Show photo 4 of 8',
    null,
  ]);
  expect(
    await photos(page)
      .locator('.slick-list')
      .evaluateAll((lists) => lists.map((list) => list.scrollLeft)),
  ).toEqual([0, 0]);
});

test('a second press of Next during the transition advances by two photos', async ({ page, visit }) => {
  await visit(DRESS);
  await slick(page).waitFor();
  // Both presses come within the 220 ms of the movement.
  await photos(page)
    .getByRole('button', { name: 'Next photo' })
    .evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 50));
      button.click();
    });
  await expect(photos(page).getByText('3 / 8')).toBeVisible();
  await expect(photos(page).getByRole('button', { name: /^Zoom photo 3/ })).toBeVisible();
});

test('zooms under the mouse, opens, enlarges, pans, advances and closes by keyboard', async ({ page, visit }) => {
  await visit(DRESS);
  // The mouse has to move, because a different photo is under it now.
  await slick(page).waitFor();
  const opener = photos(page).getByRole('button', { name: /^Zoom photo 1/ });
  const enlarged = () => opener.locator('img').evaluate((image) => getComputedStyle(image).transform);
  await expect.poll(enlarged).toBe('none');
  await opener.hover({ position: { x: 300, y: 300 } });
  await opener.hover({ position: { x: 320, y: 320 } });
  await expect.poll(enlarged).toMatch(/^matrix\(1\.8, /);
  // Without animations, so that nothing moves while it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('region', { name: 'Enlarged photo' });
  const whole = (await restingBox(view.locator('img'))).width;
  await view.focus();
  await page.keyboard.press('+');
  await expectWidth(view.locator('img'), whole * 2);
  const offCentre = () =>
    view.evaluate((element) => Math.abs(element.scrollTop - (element.scrollHeight - element.clientHeight) / 2));
  await expect.poll(offCentre).toBeLessThan(2);
  const place = () => view.evaluate((element) => [element.scrollLeft, element.scrollTop].map(Math.round));
  const [left = 0, top = 0] = await place();
  await page.keyboard.press('ArrowDown');
  await expect.poll(place).toEqual([left, top + 80]);
  // The arrow keys move the photo while the pressed button keeps the focus.
  await page.getByRole('button', { name: 'Zoom out' }).press('Enter');
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await place())[0]).toBe(0);
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByText('2 / 8')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(photos(page).getByText('2 / 8')).toBeVisible();
  await expect(photos(page)).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('swipes to the next photo, enlarges on tap and keeps every zoom control on screen', async ({
    page,
    visit,
    forgiven,
  }) => {
    // The browser logs this message for a swipe that it already handles itself.
    forgiven.push(/Ignored attempt to cancel a touchend/);
    await visit(DRESS);
    await slick(page).waitFor();
    await swipe(slick(page), -200);
    await expect(photos(page).getByText('2 / 8')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await photos(page)
      .getByRole('button', { name: /^Zoom photo 2/ })
      .tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Enlarge the photo' }).waitFor();
    const photo = dialog.locator('img');
    const { width } = await restingBox(photo);
    const isScrolling = await dialog
      .locator('*')
      .evaluateAll((parts) =>
        parts.some((one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth),
      );
    expect(isScrolling).toBe(false);
    await dialog.getByRole('button', { name: 'Enlarge the photo' }).tap();
    await expectWidth(photo, width * 2);
    for (const name of ['Close', 'Previous photo', 'Next photo', 'Zoom out', 'Zoom in']) {
      await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('on a 360 × 800 phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('shows name and price without scrolling, and the toast does not cover the added line', async ({
    page,
    visit,
  }) => {
    await holdToasts(page);
    await visit(DRESS);
    const bar = page.getByRole('region', { name: 'Buy Adwoa Wrap Dress' });
    const main = page.getByRole('main');
    const top = (await restingBox(bar)).y;
    for (const shown of [main.getByRole('heading', { level: 1 }), main.getByText('GHS 285.00').first()]) {
      const { y, height } = await restingBox(shown);
      expect(y + height).toBeLessThanOrEqual(top);
    }
    await bar.getByRole('button', { name: 'Add to Cart' }).tap();
    const line = await restingBox(page.getByRole('dialog', { name: /shopping bag/i }).getByRole('listitem'));
    const toast = await restingBox(page.getByRole('status').filter({ hasText: 'Added to cart' }));
    expect(toast.y).toBeGreaterThanOrEqual(line.y + line.height);
    await page.setViewportSize({ width: 1000, height: 800 });
    const drawer = await restingBox(page.getByRole('dialog', { name: /shopping bag/i }));
    const beside = await restingBox(page.getByRole('status').filter({ hasText: 'Added to cart' }));
    expect(beside.x + beside.width).toBeLessThanOrEqual(drawer.x);
  });
});

/** Holds every animation at its start. */
const holdAnimations = (page: Page) =>
  page.addInitScript(() => {
    const animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });

test('moves the photo from the tapped card to its place, but not with reduced motion', async ({ page, visit }) => {
  await holdAnimations(page);
  await visit('/items/search?q=adwoa');
  const card = page.getByRole('article').filter({ hasText: 'Adwoa Wrap Dress' }).first();
  const photo = photos(page).getByRole('button', { name: /^Zoom photo 1/ });
  /** How far the product's photo starts from the card's. */
  const openCard = async () => {
    const from = await card.locator('img').first().boundingBox();
    await card.getByRole('link', { name: 'Adwoa Wrap Dress', exact: true }).click();
    await photo.waitFor();
    return distance(await photo.boundingBox(), from);
  };
  // The page listens for presses only once it is idle.
  await expect(async () => {
    const moved = await openCard();
    if (moved > 2) await page.goBack();
    expect(moved).toBeLessThanOrEqual(2);
  }).toPass({ timeout: 30_000 });
  await page.goBack();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await openCard()).toBeGreaterThan(100);
});
