import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { routeAddresses } from './support/routes';

const paintOf = (part: Locator, property: string) =>
  part.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('distinguishes selected and disabled controls under forced colours', async ({ page, visit, shopUrl }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { product, category } = await routeAddresses(shopUrl);
  await visit(product);
  const photos = page.getByRole('region', { name: 'Photos' });
  const thumb = photos.getByRole('button', { name: /^Show photo/ });
  const border = 'border-top-color';
  expect(await paintOf(thumb.nth(0), border)).not.toBe(await paintOf(thumb.nth(1), border));
  const arrow = (name: string) => paintOf(photos.getByRole('button', { name }), 'color');
  expect(await arrow('Previous photo')).not.toBe(await arrow('Next photo'));
  const tabs = page.getByRole('main').locator('.MuiTabs-root');
  const ground = await paintOf(page.locator('body'), 'background-color');
  expect(await paintOf(tabs.locator('.MuiTabs-indicator'), 'background-color')).not.toBe(ground);

  await visit(category);
  const columns = (pressed: boolean) =>
    paintOf(page.getByRole('button', { name: /columns/, pressed }), 'border-top-width');
  expect(await columns(true)).not.toBe(await columns(false));
});
