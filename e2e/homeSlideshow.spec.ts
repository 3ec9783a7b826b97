import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const PAUSE = { name: 'Pause the slideshow' };
const START = { name: 'Start the slideshow' };
/** Runs only in a complete run. */
const SLOW = { tag: '@slow' };
const DELAY = 5000;
/** slick takes a moment to begin, and half a second to fade. */
const FADE = 600;

const slideshow = (page: Page) => page.getByRole('region', { name: 'Highlights' });
/** Only the visible slide is in the accessibility tree. */
const shown = (page: Page) => slideshow(page).getByRole('group');

/** Waits until React has rendered earlier events, such as mouseleave, and run their effects. */
const waitForEffects = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });

const STEP = 250;
/** In steps, so that the page paints in between. */
const pass = async (page: Page, time: number): Promise<void> => {
  await waitForEffects(page);
  for (let left = time; left > 0; left -= STEP) await page.clock.runFor(Math.min(STEP, left));
};

/** Opens the shop with a paused clock, here advanced until the slides can move. */
const openSlideshow = async (page: Page): Promise<void> => {
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/');
  await expect
    .poll(async () => {
      await page.clock.runFor(STEP);
      return page.locator('.slick-slider').count();
    })
    .toBe(1);
  await expect(shown(page)).toHaveAccessibleName('1 of 4');
};

test.describe('the slideshow', () => {
  test('advances every 5 seconds and wraps from the last slide to the first', async ({ page }) => {
    await openSlideshow(page);
    await pass(page, DELAY - 1000);
    await expect(shown(page)).toHaveAccessibleName('1 of 4');
    await pass(page, 1000 + FADE);
    await expect(shown(page)).toHaveAccessibleName('2 of 4');
    for (const name of ['3 of 4', '4 of 4', '1 of 4']) {
      await pass(page, DELAY + FADE);
      await expect(shown(page)).toHaveAccessibleName(name);
    }
    await expect(slideshow(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  });

  test('stacks all slides in one place and fades to a single visible one', SLOW, async ({ page }) => {
    await openSlideshow(page);
    const all = slideshow(page).locator('.slick-slide');
    const looks = () =>
      all.evaluateAll((elements) =>
        elements.map((element) => ({
          left: Math.round(element.getBoundingClientRect().left),
          seen: Number(getComputedStyle(element).opacity),
        })),
      );
    const first = await looks();
    expect(first).toHaveLength(4);
    expect(new Set(first.map(({ left }) => left)).size).toBe(1);
    expect(first.map(({ seen }) => seen)).toEqual([1, 0, 0, 0]);
    await pass(page, DELAY + FADE);
    await expect.poll(async () => (await looks()).map(({ seen }) => seen)).toEqual([0, 1, 0, 0]);

    // Layout that jsdom does not compute: the line breaks of the title, and round pictures.
    const tops = await shown(page)
      .getByRole('heading')
      .locator('span')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
    expect(tops.length).toBe(3);
    expect(new Set(tops).size).toBe(3);
    const round = page.getByRole('group', { name: 'Shop by category' }).getByRole('link').first().locator('> span');
    await expect(round.first()).toHaveCSS('border-radius', '50%');
  });

  test('shows the slide of the last bullet pressed during one fade', async ({ page }) => {
    await openSlideshow(page);
    await slideshow(page)
      .getByRole('button', { name: /^Show slide 2/ })
      .click();
    await page.clock.runFor(FADE / 3);
    await slideshow(page)
      .getByRole('button', { name: /^Show slide 3/ })
      .click();
    await pass(page, 2 * FADE);
    await expect(shown(page)).toHaveAccessibleName('3 of 4');
  });

  test('stays paused after its Pause button is pressed, until Start is pressed', SLOW, async ({ page }) => {
    await openSlideshow(page);
    await slideshow(page).getByRole('button', PAUSE).click();
    await expect(slideshow(page).getByRole('button', START)).toBeVisible();
    await expect(slideshow(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await page.mouse.move(0, 0);
    await pass(page, 4 * DELAY);
    await expect(shown(page)).toHaveAccessibleName('1 of 4');
    await slideshow(page).getByRole('button', START).click();
    await page.mouse.move(0, 0);
    await pass(page, DELAY + FADE);
    await expect(shown(page)).toHaveAccessibleName('2 of 4');
  });

  test('pauses while the mouse hovers over it and resumes when it leaves', SLOW, async ({ page }) => {
    await openSlideshow(page);
    await shown(page).hover();
    await pass(page, 3 * DELAY);
    await expect(shown(page)).toHaveAccessibleName('1 of 4');
    await expect(slideshow(page).getByRole('button', PAUSE)).toBeVisible();
    await page.mouse.move(0, 0);
    await pass(page, DELAY + FADE);
    await expect(shown(page)).toHaveAccessibleName('2 of 4');
  });

  test('stops when it receives keyboard focus and stays stopped until Start is pressed', async ({ page }) => {
    await openSlideshow(page);
    await page.getByRole('main').getByRole('link', { name: 'How buying on credit works' }).focus();
    await page.keyboard.press('Tab');
    await expect(slideshow(page).getByRole('button', START)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await pass(page, 4 * DELAY);
    await expect(shown(page)).toHaveAccessibleName('1 of 4');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(slideshow(page).getByRole('button', PAUSE)).toBeFocused();
    await pass(page, DELAY + FADE);
    await expect(shown(page)).toHaveAccessibleName('2 of 4');
  });
});
