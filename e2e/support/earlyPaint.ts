import { expect, type Page } from '@playwright/test';
import { apart, painted } from './rest';

export const BUNDLE = /\/static\/main\.[^/]+\.js$/;

/** Keeps the bundle from the page until it is let go. */
export const holdBundle = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(BUNDLE, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/** What is painted before the bundle is there. */
export const early = (page: Page) => page.locator('body > [aria-hidden=true]');
/**
 * All of the first screen is the application's own. On a machine that takes long for it, what was painted early is taken
 * away before.
 */
export const expectNoSkeleton = (page: Page) =>
  expect(page.getByRole('main').getByRole('status', { name: /^Loading( products| the highlights)?$/ })).toHaveCount(0);

/** Where heading and first picture stand, of the early painting or of the page. */
export const places = async (page: Page, scope: string) => {
  // A heading is a little higher in the font that it has to wait for.
  await painted(page);
  return page.evaluate((within) => {
    const place = (name: string) => {
      const box = document.querySelector(`${within} ${name}`)?.getBoundingClientRect();
      return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
    };
    return { heading: place('h1'), picture: place(':is(article, .Slideshow-stage) img') };
  }, scope);
};

/** Heading and first picture of the page stand where they stood before. */
export const expectPlaces = (page: Page, before: Awaited<ReturnType<typeof places>>) =>
  expect(async () => {
    const now = await places(page, 'main');
    const moved = Math.max(apart(now.heading, before.heading), apart(now.picture, before.picture));
    expect(moved, JSON.stringify({ before, now })).toBeLessThanOrEqual(1);
  }).toPass({ timeout: 30_000 });
