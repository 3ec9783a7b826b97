import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeByWidth } from './support/axe';
import { MANY, sellMany } from './support/manyProducts';

const MOST_NODES = 1500;

/** How many cards stand side by side. */
const across = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size);
const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));

test('two thousand products: few nodes, and Back finds the place', async ({ page, visit }) => {
  test.setTimeout(120_000);
  await sellMany(page);
  await visit('/items/search');
  await expect(page.getByText('2,000 items', { exact: true })).toBeVisible();
  let most = await nodes(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name A-Z');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('Item 0000');
  await settle(page);
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(30);
  }
  most = Math.max(most, await nodes(page));
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
  });
  await settle(page);
  most = Math.max(most, await nodes(page));
  expect(most).toBeLessThanOrEqual(MOST_NODES);

  const y = await page.evaluate(() => window.scrollY);
  const link = page.locator('main article h3 a').nth(6);
  const title = await link.innerText();
  await link.evaluate((element: HTMLElement) => {
    element.click();
  });
  await expect(page).toHaveURL(/\/pd\//);
  await page.goBack();
  await expect(page).toHaveURL(/sort=1/);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);

  // A phone shows fewer side by side, and draws no more of them.
  await page.setViewportSize({ width: 360, height: 800 });
  await settle(page);
  for (let step = 0; step < 10; step += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(30);
    most = Math.max(most, await nodes(page));
  }
  await expect.poll(() => across(page)).toBe(2);
  expect(Math.max(most, await nodes(page))).toBeLessThanOrEqual(MOST_NODES);
});

test('the keyboard walks through a windowed list, and each card says which of how many it is', async ({
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

test('the focused card stays when the page is scrolled away from it', async ({ page, visit }) => {
  await sellMany(page);
  await visit('/items/search');
  const link = page.locator('main article h3 a').first();
  const title = await link.innerText();
  await link.focus();
  await page.evaluate(() => {
    window.scrollTo({ top: 60_000, behavior: 'instant' });
  });
  await settle(page);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);
});

test('arrows show when a card is pointed at, and turn to the second picture', async ({ page, visit }) => {
  await visit('/ct/women');
  const label = page
    .getByRole('article')
    .getByText(/^-\d+%$/)
    .first();
  const colour = await label.evaluate((element) =>
    getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number),
  );
  expect(colour?.[0]).toBeGreaterThan(2 * Math.max(colour?.[1] ?? 255, colour?.[2] ?? 255));
  const card = page.getByRole('article').first();
  const next = card.getByRole('button', { name: /^Next picture/ });
  await expect(next).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(next).toHaveCSS('opacity', '1');
  await next.click();
  await expect(card.getByRole('img', { name: /another view$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/ct\/women$/);
});

test('nothing moves while a list loads', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/items/search', '/ct/women', '/ft/best-sellers']) {
    await visit(path);
    await page.waitForTimeout(500);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      path,
    ).toBeLessThanOrEqual(0.01);
  }
});

test('Back restores sort, columns, filters and the place of a category', async ({ page, visit }) => {
  await visit('/ct/women?sort=1&cols=4');
  await expect.poll(() => across(page)).toBe(4);
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('checkbox', { name: /^On sale/ }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove filter: On sale' })).toBeVisible();
  const titles = await page.getByRole('article').getByRole('heading').allInnerTexts();
  await page.evaluate(() => {
    window.scrollTo({ top: 500, behavior: 'instant' });
  });
  await settle(page);
  const link = page.locator('main article h3 a').nth(2);
  await link.evaluate((element: HTMLElement) => {
    element.click();
  });
  await expect(page).toHaveURL(/\/pd\//);
  await page.goBack();
  await expect(page).toHaveURL(/\?sort=1&cols=4&sale=1$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await expect.poll(() => page.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(titles);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => across(page)).toBe(2);
});

for (const width of [360, 1280]) {
  test(`axe finds nothing on the lists at ${width} px`, async ({ page, visit }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/items/search', '/items/search?q=zzzz', '/ft/best-sellers', '/ct/women/dresses', '/ct/nope']) {
      await visit(path);
      expect(await axeByWidth(page), path).toEqual([]);
    }
    await visit('/ct/women?color=Black&stock=1');
    await page.getByRole('button', { name: /^Filter/ }).click();
    const filter = page.getByRole('dialog', { name: 'Filter' });
    await expect(filter).toBeFocused();
    expect(await axeByWidth(page), 'filter').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(filter).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search' }).pressSequentially('dress');
    await page.getByRole('option', { name: /Dress/ }).first().waitFor();
    expect(await axeByWidth(page), 'suggestions').toEqual([]);
  });
}
