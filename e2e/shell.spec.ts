import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeByWidth } from './support/axe';
import { holdRequests } from './support/network';
import { DRESS, reviewDress } from './support/reviews';
import { routeAddresses } from './support/routes';
import { sample } from '../src/testing/complete';

const main = (page: Page) => page.getByRole('main');

test('the first Tab offers to skip to the content', async ({ page, visit }) => {
  await visit('/');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  // On a busy machine the shell, which has no such link, may still be there.
  await skip.waitFor();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
});

test('Licenses in the footer opens the notices of the packages in the build', async ({ page, visit }) => {
  await visit('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licenses' }).click();
  await expect(page).toHaveURL('/licenses.txt');
  const text = await page.locator('body').innerText();
  for (const name of ['react', 'react-router', '@mui/material', '@emotion/react', '@reduxjs/toolkit', 'workbox-core'])
    expect(text).toMatch(new RegExp(`^${name} [0-9.]+ \\(MIT\\)$`, 'm'));
});

test('the mobile menu traps the focus and restores the focus on close', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/terms');
  await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeInViewport();
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  // The menu is painted a moment before it has the focus.
  await expect(menu).toBeFocused();
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press('Tab');
    await expect
      .poll(() => menu.evaluate((element) => element.contains(document.activeElement)), `after ${pressed + 1} Tabs`)
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('opens the menu whose button was pressed before the application has started', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const start = await holdRequests(page, /static\/main\..*\.js/);
  await page.goto('/terms', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  start();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('keeps a search that is typed while the application starts and the shop’s details load', async ({ page }) => {
  const start = await holdRequests(page, /static\/main\..*\.js/);
  const open = await holdRequests(page, /get_details/);
  await page.goto('/terms', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type('dre');
  start();
  await expect(page.getByRole('status', { name: 'Loading the shop' })).toBeVisible();
  await page.keyboard.type('ss');
  open();
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('dress');
  await field.press('Enter');
  await expect(page).toHaveURL('/items/search?q=dress');
});

test('shows no price before the shop’s currency is known', async ({ page }) => {
  await page.route(/get_details/, async (route) => {
    await details;
    const reply = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { ...reply, data: { ...reply.data, currency: 'USD' } } });
  });
  let open = () => {};
  const details = new Promise<void>((resolve) => (open = resolve));
  await page.goto('/pd/adwoa-wrap-dress/DRE-101?id=101');
  await expect(page.getByRole('status', { name: 'Loading the shop' })).toBeVisible();
  // The default currency is in the rendered product.
  await expect(page.getByText('GHS').first()).toBeAttached();
  expect(await page.getByText('GHS').filter({ visible: true }).count()).toBe(0);
  open();
  await expect(page.getByText('USD').first()).toBeVisible();
});

test('operates the account menu by keyboard, opens a link in a new tab and logs out offline', async ({
  page,
  context,
  visit,
  signedIn,
}) => {
  expect(signedIn.token).not.toBe('');
  await visit('/terms');
  const button = page.getByRole('button', { name: 'My Account' });
  await button.focus();
  await expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await button.press('ArrowDown');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect(item('Dashboard')).toBeFocused();
  expect(await axeByWidth(page)).toEqual([]);
  await page.keyboard.press('End');
  await expect(item('Logout')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await button.click();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    item('Orders').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/account/orders');
  await tab.close();
  await button.click();
  await context.setOffline(true);
  await item('Logout').click();
  await expect(page).toHaveURL('/account/auth');
  await context.setOffline(false);
});

/** Whether the back-to-top button is visible and covers no control and no text. */
const placeOfButton = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const button = document.querySelector('[aria-label="Back to top"]');
    if (!button?.checkVisibility({ visibilityProperty: true })) return 'not seen';
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const covered = [left, (left + right) / 2, right - 1].flatMap((x) =>
      [0, 0.25, 0.5, 0.75, 1].flatMap((part) => document.elementsFromPoint(x, top + part * (bottom - 1 - top))),
    );
    const others = covered.filter((found) => !button.contains(found));
    if (others.some((found) => found.closest('input, textarea, button, label, nav a'))) return 'over a control';
    for (const element of others) {
      for (const node of element.childNodes) {
        if (!(node instanceof Text)) continue;
        const words = document.createRange();
        words.selectNodeContents(node);
        // A pixel of the edges is rounding.
        const isCovered = (box: DOMRect) =>
          box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
        if ([...words.getClientRects()].some(isCovered)) return `over ${node.data}`;
      }
    }
    return 'clear';
  });

test('the back-to-top button never covers a form field', { tag: '@slow' }, async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit('/contact');
  await page.getByLabel('Message').evaluate((field) => {
    const { bottom } = field.getBoundingClientRect();
    window.scrollBy(0, bottom - window.innerHeight + 100);
  });
  await expect.poll(() => placeOfButton(page)).toBe('clear');
});

test('hides the back-to-top button on a phone while a text field has the focus', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit('/contact');
  const button = page.getByRole('button', { name: 'Back to top' });
  const message = page.getByLabel('Message');
  await message.scrollIntoViewIfNeeded();
  await expect(button).toBeVisible();
  await message.focus();
  await expect(button).toBeHidden();
  await message.blur();
  await expect(button).toBeVisible();
});

for (const [name, path] of [
  ['a list', '/items/search'],
  ['a product', DRESS],
] as const) {
  test(`shows the back-to-top button clear of controls and text at every scroll position of ${name}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(path);
    for (let down = 251; down < 1500; down += 122) {
      await page.evaluate((top) => window.scrollTo(0, top), down);
      await expect.poll(() => placeOfButton(page), `${down} pixels down`).toBe('clear');
    }
  });
}

test('moves the back-to-top button off the text of the tab that was chosen', async ({ page, visit, shop }) => {
  await reviewDress(shop);
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(DRESS);
  const reviews = page.getByRole('tab', { name: /^Reviews/ });
  await expect(reviews).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1300));
  await expect.poll(() => placeOfButton(page)).toBe('clear');
  // Without scrolling to the tab, as a tap would.
  await reviews.evaluate((tab: HTMLElement) => tab.click());
  await expect(page.getByRole('tabpanel', { name: /^Reviews/ })).toBeVisible();
  await expect.poll(() => placeOfButton(page)).toBe('clear');
});

test(
  'the back-to-top button never covers a link of the bottom bar at 400 % zoom',
  { tag: '@slow' },
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit('/terms');
    const button = page.getByRole('button', { name: 'Back to top' });
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(button).toBeVisible();
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link').last().focus();
    await expect.poll(() => placeOfButton(page)).toBe('clear');
  },
);

test('pages do not overflow horizontally on a narrow screen', async ({ page, visit }) => {
  for (const width of sample([320, 360], 1)) {
    await page.setViewportSize({ width, height: 640 });
    for (const path of ['/', '/items/search', '/account/auth', '/no/such/page', '/cart']) {
      await visit(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width} px`,
      ).toBeLessThanOrEqual(width);
    }
  }
});

const LOW_WINDOWS = [
  [320, 256],
  [800, 360],
] as const;

for (const [width, height] of sample(LOW_WINDOWS, 1)) {
  test(`no bar covers the page in a low window of ${width} by ${height}`, async ({ page, visit, shopUrl }) => {
    await page.setViewportSize({ width, height });
    const { home, product } = await routeAddresses(shopUrl);
    for (const address of [home, product, '/cart', '/ft/best-sellers']) {
      await visit(address);
      await page.evaluate(() => window.scrollTo(0, 900));
      await expect(page.getByRole('banner')).not.toBeInViewport();
      const covering = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > window.innerWidth / 2 && box.height > 8)
          .filter(({ box }) => box.bottom > 0 && box.top < window.innerHeight)
          .filter(({ element }) => getComputedStyle(element).visibility === 'visible')
          .map(({ element }) => element.className),
      );
      expect(covering).toEqual([]);
    }
  });
}
