import { expect, type Page } from '@playwright/test';
import { holdRequests } from './network';
import { distance, painted } from './rest';

export const BUNDLE = /\/static\/main\.[^/]+\.js$/;

export const holdBundle = (page: Page): Promise<() => void> => holdRequests(page, BUNDLE);

/** The content that is painted before the bundle has loaded. */
export const earlyPaint = (page: Page) => page.locator('body > [aria-hidden=true]');
/** The application has rendered the whole first screen; on a slow machine the early paint is removed before. */
export const expectNoSkeleton = (page: Page) =>
  expect(page.getByRole('main').getByRole('status', { name: /^Loading( products| the highlights)?$/ })).toHaveCount(0);

/** The positions of heading and first picture, in the early paint or in the page. */
export const positions = async (page: Page, scope: string) => {
  // The heading is slightly higher in the fallback font, so wait for the final one.
  await painted(page);
  return page.evaluate((within) => {
    const place = (name: string) => {
      const box = document.querySelector(`${within} ${name}`)?.getBoundingClientRect();
      return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
    };
    return { heading: place('h1'), picture: place(':is(article, .Slideshow-stage) img') };
  }, scope);
};

/** The heading and the first picture of the page have not moved. */
export const expectPositions = (page: Page, before: Awaited<ReturnType<typeof positions>>) =>
  expect(async () => {
    const now = await positions(page, 'main');
    const moved = Math.max(distance(now.heading, before.heading), distance(now.picture, before.picture));
    expect(moved, JSON.stringify({ before, now })).toBeLessThanOrEqual(1);
  }).toPass({ timeout: 30_000 });
