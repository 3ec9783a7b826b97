import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ bringsReplies: true });

/** The calls for lists that the page itself makes. */
const listCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/products$|products\/search|category_products|filter_sections\/products/.test(pathname))
      calls.push(pathname.replace('/api/v1/storefront/', '') + decodeURIComponent(search));
  });
  return calls;
};

const cards = (page: Page) => page.getByRole('main').getByRole('article');

for (const [path, own] of [
  ['/items/search', 'products?page=1&per_page=20'],
  ['/items/search?q=shirt', 'products?q=shirt&page=1&per_page=20'],
  ['/ct/women?sort=3', 'products?category=women&page=1&per_page=20&sort=price_asc'],
  ['/ft/best-sellers', 'products?collection=best-sellers&page=1&per_page=10'],
] as const) {
  test(`opens ${path} from the reply in the page, and asks for no list on its first screen`, async ({ page }) => {
    const calls = listCalls(page);
    await page.goto(path);
    await expect(cards(page).first()).toBeVisible();
    expect(calls).not.toContain(own);
    expect(calls.filter((call) => !call.includes('page=2'))).toEqual([]);
  });
}

test('reads the home page’s sections once each, and no whole list', async ({ page }) => {
  const calls = listCalls(page);
  await page.goto('/');
  await page.getByRole('list', { name: 'Recent Products' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: 'New Arrivals' }).getByRole('article').first()).toBeVisible();
  expect(new Set(calls).size).toBe(calls.length);
  expect(calls.length).toBeLessThanOrEqual(3);
  expect(calls.filter((call) => !call.startsWith('products?'))).toEqual([]);
});

test('Back returns to the page, the sort and the place in it without asking again', async ({ page }) => {
  await page.goto('/items/search');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
  await page.getByRole('navigation', { name: /^Pages of/ }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Go to page 2' }).click();
  await expect(page).toHaveURL(/\?sort=3&page=2$/);
  await expect(page.getByText('Showing 21–40')).toBeVisible();
  const card = cards(page).nth(8);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const calls = listCalls(page);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/pd\//);
  await page.goBack();
  await expect(page.getByText('Showing 21–40')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  expect(calls.filter((call) => call.includes('sort=price_asc'))).toEqual([]);
});

test('keeps the focus and the place while a filter is chosen by keyboard', async ({ page }) => {
  await page.goto('/ct/women');
  await page.getByRole('button', { name: /^Filter/ }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  const black = drawer.getByRole('checkbox', { name: /^Black/ });
  await black.press('Space');
  await expect(page).toHaveURL(/\?color=Black$/);
  await expect(black).toBeChecked();
  await expect(black).toBeFocused();
  await expect(drawer.getByRole('button', { name: /^Show \d+ products?$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused();
});
