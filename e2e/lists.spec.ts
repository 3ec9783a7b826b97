import { expect, test } from './fixtures';
import { axeByWidth, axeWidths } from './support/axe';
import { sample } from '../src/testing/complete';

test('shows picture arrows on card hover and switches to the second picture on click', async ({ page, visit }) => {
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

for (const width of axeWidths(360)) {
  test(`axe reports no findings on the lists at ${width} px`, { tag: '@whole-lists' }, async ({ page, visit }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    const found = ['/items/search?page=2', '/ft/best-sellers', '/ct/women/dresses', '/ct/women?color=Black&page=1'];
    const nothing = ['/items/search?q=televison', '/items/search?q=zzzz', '/ct/nope'];
    for (const path of [...sample(found, 2), ...sample(nothing, 1)]) {
      await visit(path);
      expect(await axeByWidth(page), path).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
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

test('on a phone, the quick view opens with its Add To Cart button in view', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/items/search');
  await page
    .getByRole('button', { name: /^Quick view/ })
    .first()
    .click();
  const quickView = page.getByRole('dialog', { name: 'Quick view' });
  await expect(quickView.getByRole('button', { name: 'Add To Cart' })).toBeInViewport({ ratio: 1 });
});
