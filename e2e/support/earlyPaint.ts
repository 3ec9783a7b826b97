import { expect, type Page } from '@playwright/test';

/** Keeps the bundle from the page until it is let go. */
export const holdBundle = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/static\/main\.[^/]+\.js$/, async (route) => {
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
export const places = (page: Page, scope: string) =>
  page.evaluate(async (within) => {
    // A heading is a little higher in the font that it has to wait for.
    await document.fonts.ready;
    const place = (name: string) => {
      const { x, y, width, height } = document.querySelector(`${within} ${name}`)?.getBoundingClientRect() ?? {};
      return [x, y, width, height];
    };
    return { heading: place('h1'), picture: place(':is(article, .Slideshow-stage) img') };
  }, scope);
