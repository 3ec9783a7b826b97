import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { MANY, sellMany } from './support/manyProducts';
import { painted } from './support/rest';

const MOST_NODES = 1500;

/** The number of cards in a row. */
const across = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size);
const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
/** Waits until the cards at the scroll position have been rendered. */
const inSight = async (page: Page) => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[aria-posinset]:not(:has(:focus))')].some((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    }),
  );
  await painted(page);
};
/** Scrolls down by the wheel; returns the largest number of nodes on the way. */
const wheelOn = async (page: Page, steps: number): Promise<number> => {
  let most = 0;
  for (let step = 0; step < steps; step += 1) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 900);
    await page.waitForFunction((y) => window.scrollY > y, before);
    most = Math.max(most, await nodes(page));
  }
  return most;
};

test('renders few nodes for 2,000 products and restores the scroll position on Back', async ({ page, visit }) => {
  test.setTimeout(120_000);
  await sellMany(page);
  await visit('/items/search');
  await expect(page.getByText('2,000 products', { exact: true })).toBeVisible();
  const counts = [await nodes(page)];
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('Item 0000');
  counts.push(await wheelOn(page, 40));
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
  });
  await inSight(page);
  counts.push(await nodes(page));

  const link = page.locator('main article h3 a').nth(6);
  const { y, title } = await link.evaluate((element: HTMLElement) => {
    const place = { y: window.scrollY, title: element.innerText };
    element.click();
    return place;
  });
  await expect(page).toHaveURL(/\/pd\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/sort=1/);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);

  // A tablet has room for four cards in a row.
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(() => across(page)).toBe(4);
  await inSight(page);
  counts.push(await nodes(page));

  // A phone shows fewer cards in a row and renders no more nodes.
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(() => across(page)).toBe(2);
  await inSight(page);
  counts.push(await wheelOn(page, 10));
  await inSight(page);
  await expect.poll(() => across(page)).toBe(2);
  counts.push(await nodes(page));
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_NODES);
});

test('Tab moves through a windowed list, and each card exposes its position and the list size', async ({
  page,
  visit,
}) => {
  await sellMany(page);
  await visit('/items/search');
  await page.locator('main article h3 a').first().focus();
  for (let step = 0; step < 160; step += 1) await page.keyboard.press('Tab');
  const at = await page.evaluate(() => {
    const cell = document.activeElement?.closest('[aria-posinset]');
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return {
      position: Number(cell?.getAttribute('aria-posinset')),
      size: cell?.getAttribute('aria-setsize'),
      inSight: bottom > 0 && top < window.innerHeight,
    };
  });
  expect(at).toEqual({ position: expect.any(Number), size: String(MANY), inSight: true });
  expect(at.position).toBeGreaterThan(20);
});

test('keeps the focused card mounted when the page scrolls away from it', async ({ page, visit }) => {
  await sellMany(page);
  await visit('/items/search');
  const link = page.locator('main article h3 a').first();
  const title = await link.innerText();
  await link.focus();
  await page.evaluate(() => {
    window.scrollTo({ top: 60_000, behavior: 'instant' });
  });
  await inSight(page);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);
});
