import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { axeByWidth, axeWidths } from './support/axe';
import { addToCart, goodsInStock, plentiful } from './support/checkout';
import { callShop, seedStorage } from './support/customers';
import { addFaults } from './support/network';
import { readStorage, storedLine } from './support/storage';
import { holdTimers } from './support/timers';
import { holdToasts } from './support/toasts';

type Goods = Awaited<ReturnType<typeof goodsInStock>>[number];

const lineOf = ({ id, price, available, product }: Goods, quantity = 1) => ({
  ...storedLine(id, quantity),
  price,
  available,
  product: { ...storedLine(id).product, ...product },
});

const linesOf = async (shopUrl: string, token: string): Promise<[number, number][]> => {
  const { data } = await callShop(shopUrl, '/storefront/my-cart', { token });
  const items = data as { product_variant: number | { id: number; variant_id?: number }; quantity: number }[];
  return items.map(({ product_variant: variant, quantity }) => [
    typeof variant === 'number' ? variant : (variant.variant_id ?? variant.id),
    quantity,
  ]);
};

const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: /^Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: /SHOPPING BAG/ });
  await expect(drawer).toBeVisible();
  return drawer;
};

test('opens the bag, removes a line, undoes the removal and closes the bag by keyboard alone', async ({
  page,
  context,
  shopUrl,
  visit,
}) => {
  const [one, two] = await goodsInStock(shopUrl);
  await seedStorage(context, shopUrl, { cartList: JSON.stringify([lineOf(one), lineOf(two)]) });
  await holdToasts(page);
  await visit('/terms');
  await page.getByRole('button', { name: /^Cart/ }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /SHOPPING BAG/ });
  await expect(drawer).toBeFocused();
  const remove = drawer.getByRole('button', { name: `Remove ${one.product.title}` });
  for (let presses = 0; presses < 6 && !(await remove.evaluate((at) => at === document.activeElement)); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: /^Remove/ })).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  for (let presses = 0; presses < 8 && !(await undo.evaluate((at) => at === document.activeElement)); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'SHOPPING BAG (2)' })).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Cart/ })).toBeFocused();
});

test('a toast on a phone is between the header’s buttons and the heading', async ({
  page,
  context,
  shopUrl,
  visit,
}) => {
  const [one] = await goodsInStock(shopUrl);
  await page.setViewportSize({ width: 360, height: 780 });
  await seedStorage(context, shopUrl, { cartList: JSON.stringify([lineOf(one)]) });
  await holdToasts(page);
  await visit('/cart');
  await page.getByRole('button', { name: /^Remove/ }).press('Enter');
  const toast = page.locator('[data-reachable]');
  await expect(toast).toHaveText(/^Removed/);
  const gap = async (upper: Locator, lower: Locator) => {
    const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
    return below!.y - (above!.y + above!.height);
  };
  await expect.poll(() => gap(page.getByRole('button', { name: /^Cart/ }), toast)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => gap(toast, page.getByRole('heading', { level: 1 }))).toBeGreaterThanOrEqual(0);
});

test('a toast on a phone leaves the focused link of the checkout’s steps and the heading visible', async ({
  page,
  shopUrl,
  signedIn,
  visit,
}) => {
  const [one, two] = await plentiful(shopUrl);
  for (const { id } of [one, two!]) await addToCart(shopUrl, signedIn.token, id);
  await page.setViewportSize({ width: 360, height: 780 });
  await holdToasts(page);
  await visit('/cart');
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .press('Enter');
  await page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();
  const toast = page.locator('[data-reachable]');
  const focused = page.locator(':focus');
  const isCovered = async () => {
    const [above, below] = await Promise.all([toast.boundingBox(), focused.boundingBox()]);
    return above!.y < below!.y + below!.height && below!.y < above!.y + above!.height;
  };
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(isCovered).toBe(false);
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link').focus();
  await expect.poll(isCovered).toBe(false);
});

test('sends pending removals and quantity changes when the page is left', async ({
  page,
  shopUrl,
  signedIn,
  visit,
  log,
}) => {
  const [one, two, three] = await goodsInStock(shopUrl);
  for (const { id } of [one, two, three!]) await addToCart(shopUrl, signedIn.token, id);
  await visit('/cart');
  await holdTimers(page);
  await page.getByRole('button', { name: `Increase quantity of ${three!.product.title}` }).click();
  await page.getByRole('button', { name: `Remove ${one.product.title}` }).click();
  await page.getByRole('button', { name: `Remove ${two.product.title}` }).click();
  expect(log.calls(/^(?!GET).*cart/)).toEqual([]);
  await page.goto('about:blank');
  await expect.poll(() => linesOf(shopUrl, signedIn.token)).toEqual([[three!.id, 2]]);
});

test('opens, scrolls and counts a bag of 200 lines with names of 10,000 characters', async ({
  page,
  context,
  shopUrl,
  visit,
}) => {
  const unknown = addFaults(context, [{ path: /product-variant/, fault: { kind: 'reply', status: 500 } }]);
  const lines = Array.from({ length: 200 }, (_, index) => {
    const line = storedLine(900_000 + index, 1);
    return { ...line, price: 10, product: { ...line.product, title: `${index} ${'Long '.repeat(2000)}` } };
  });
  await seedStorage(context, shopUrl, { cartList: JSON.stringify(lines) });
  await unknown;
  await visit('/terms');
  await page.getByRole('button', { name: /^Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: /SHOPPING BAG/ });
  await expect(drawer.getByText(/^SUBTOTAL/)).toContainText('GHS 2,000.00');
  const last = drawer.getByRole('button', { name: /^Remove 199 / });
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page.getByRole('dialog', { name: 'SHOPPING BAG (199)' })).toBeVisible();
  const wide = await drawer.evaluate((box) => box.scrollWidth > box.clientWidth);
  expect(wide).toBe(false);
});

for (const width of axeWidths(1280)) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('bag, quick view and wishlist have no axe violations and no horizontal overflow', async ({
      page,
      context,
      shopUrl,
      visit,
      log,
    }) => {
      test.slow();
      const [one, two] = await goodsInStock(shopUrl);
      const check = async (what: string) => {
        await log.idle();
        expect(await axeByWidth(page), what).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(
          0,
        );
      };
      await visit('/cart');
      await check('empty page');
      await openDrawer(page);
      await check('empty drawer');
      await visit('/wishlist');
      await check('empty wishlist');

      await seedStorage(context, shopUrl, {
        cartList: JSON.stringify([lineOf(one, 2), { ...lineOf(two), price: two.price + 10 }, storedLine(999_999)]),
        wishlist: JSON.stringify([one.product.id, 999_999]),
      });
      await visit('/cart');
      await expect(page.getByRole('main').getByText('No longer available', { exact: true })).toBeVisible();
      await check('page');
      await openDrawer(page);
      await check('drawer');
      await visit('/wishlist');
      await check('wishlist');
      await page
        .getByRole('button', { name: /^Quick view/ })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Quick view' })).toBeVisible();
      await check('quick view');
      expect(await readStorage(page)).toHaveProperty('wishlist', JSON.stringify([one.product.id, 999_999]));
    });
  });
}
