import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeByWidth } from './support/axe';

const NAMES = 'Women Men Children Shoes Handbags Telephones Household Appliances Furniture Garden Sports Travel'.split(
  ' ',
);
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Twelve flagged categories, each with two unflagged subcategories. */
const offerMany = (page: Page) =>
  page.route(/\/product_categories$/, (route) =>
    route.fulfill({
      json: {
        status: 1,
        data: NAMES.map((name, index) => ({
          ...{ id: index + 1, name, slug: name.toLowerCase(), image_url: '/media/category-women.svg', show_on_menu: 1 },
          children: ['Small', 'Large'].map((size, below) => ({
            ...{ id: 100 + index * 10 + below, name: `${size} ${name}`, slug: `${size}-${name}`.toLowerCase() },
          })),
        })),
      },
    }),
  );

for (const width of [1100, 992, 1280]) {
  test(
    `fits many categories in one row at ${width} px and moves the rest behind a More button`,
    { tag: '@slow' },
    async ({ page, visit }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await offerMany(page);
      await visit('/terms');
      await page.setViewportSize({ width, height: 800 });
      const more = nav(page).getByRole('button', { name: 'More' });
      await expect(more).toBeInViewport({ ratio: 1 });
      // The row is measured again shortly after the window is resized.
      await expect
        .poll(() =>
          more.evaluate((button) => {
            const row = button.closest('ul')!;
            return button.getBoundingClientRect().right <= row.getBoundingClientRect().right;
          }),
        )
        .toBe(true);
      const height = await nav(page).evaluate((element) => element.getBoundingClientRect().height);
      expect(height).toBeLessThan(56);
      const openers = await nav(page).getByRole('button').all();
      for (const opener of openers) {
        await opener.click();
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        expect(await overhang(page), await opener.innerText()).toBe(0);
      }
      const inRow = await nav(page)
        .getByRole('button', { name: /^Show what is in/ })
        .count();
      expect(inRow).toBeGreaterThan(4);
      expect(inRow).toBeLessThan(NAMES.length);
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      for (const name of NAMES.slice(inRow)) {
        await expect(nav(page).getByRole('link', { name, exact: true })).toBeVisible();
        await expect(nav(page).getByRole('link', { name: `Small ${name}` })).toBeVisible();
      }
      expect(await axeByWidth(page)).toEqual([]);
    },
  );
}

test('opens a category’s panel by keyboard and on hover, and Escape closes it and returns focus', async ({
  page,
  visit,
}) => {
  await offerMany(page);
  await visit('/terms');
  const opener = nav(page).getByRole('button', { name: 'Show what is in Men' });
  const small = nav(page).getByRole('link', { name: 'Small Men' });
  const label = nav(page).getByRole('link', { name: 'Men', exact: true });
  await label.focus();
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await expect(small).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(small).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(small).toBeHidden();

  await label.hover();
  await expect(small).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(small).toBeHidden();
  await page.mouse.move(600, 700);
  await label.hover();
  await small.click();
  await expect(page).toHaveURL('/ct/men/small-men');
  await expect(small).toBeHidden();
  await label.click();
  await expect(page).toHaveURL('/ct/men');
});
