import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { accountKey } from '../src/lib/accountKey';
import { expect, test } from './fixtures';
import { fillCart, goodsInStock } from './support/checkout';
import { seedStorage } from './support/customers';
import { placeOrderOfEachKind } from './support/orderKinds';
import { routeAddresses } from './support/routes';
import { stickyHeight } from './support/stickyHeight';
import { storedLine } from './support/storage';
import { sample } from '../src/testing/complete';

test.use({ viewport: { width: 360, height: 800 } });

const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const BUTTONS_AND_PRICES = 'button, a[class*="Button"], [class*="Price-price"]';

/** Words that are broken over two lines or overflow their container: by default of buttons and prices. */
const brokenWords = (page: Page, selector = BUTTONS_AND_PRICES) =>
  page.evaluate((selected) => {
    // Scroll containers may overflow.
    const SCROLLERS = '[class*="list"], [class*="TableContainer"]';
    const broken: string[] = [];
    const look = (element: Element, text: Text) => {
      const frame = element.closest('[role="dialog"], section, main, header, footer') ?? document.body;
      const edge = Math.min(frame.getBoundingClientRect().right, window.innerWidth) + 1;
      for (const { 0: word, index } of text.data.matchAll(/[^\s–-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const places = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        if (new Set(places.map(({ top }) => Math.round(top))).size > 1) broken.push(`${word} is broken`);
        else if (places.some(({ right }) => right > edge) && !text.parentElement?.closest(SCROLLERS))
          broken.push(`${word} is cut`);
      }
    };
    for (const element of document.querySelectorAll(selected)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) look(element, texts.currentNode as Text);
    }
    return broken;
  }, selector);

/** By how many pixels the slideshow's controls reach below its visible slide. */
const belowSlide = (page: Page) =>
  page.getByRole('region', { name: 'Highlights' }).evaluate((region) => {
    const slide = region.querySelector('.slick-current [role="group"]')?.getBoundingClientRect().bottom ?? 0;
    const controls = [...region.querySelectorAll('button')];
    return Math.max(...controls.map((control) => control.getBoundingClientRect().bottom - slide));
  });

const isWithinWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const route of sample(['category', 'product', 'home', 'search'] as const, 1)) {
  test(`200% text size: keeps buttons and prices whole and the page within the window (${route})`, async ({
    page,
    visit,
    shopUrl,
  }) => {
    await visit((await routeAddresses(shopUrl))[route]);
    await enlarge(page);
    await expect.poll(() => brokenWords(page)).toEqual([]);
    expect(await isWithinWindow(page)).toBe(true);
  });
}

test.describe('on a wide screen', () => {
  // Without rotation the first slide stays, which is shorter than the last.
  test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });
  test('200% text size: keeps the controls of the slideshow on its slide', async ({ page, visit }) => {
    await visit('/');
    await expect(page.locator('.slick-current')).toBeVisible();
    await enlarge(page);
    expect(await belowSlide(page)).toBeLessThanOrEqual(0);
  });
});

test(
  '200% text size: keeps buttons and prices whole in the filter',
  { tag: '@slow' },
  async ({ page, visit, shopUrl }) => {
    await visit((await routeAddresses(shopUrl)).category);
    await enlarge(page);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await expect.poll(() => brokenWords(page)).toEqual([]);
  },
);

/** Whether the checkbox is level with the first line of its label. */
const isBesideFirstLine = (box: Locator) =>
  box.evaluate((input: HTMLInputElement) => {
    const words = document.createRange();
    words.selectNodeContents(input.closest('label')!.lastElementChild!);
    const { top, height } = input.getBoundingClientRect();
    const [first] = words.getClientRects();
    const middle = top + height / 2;
    return first!.top < middle && middle < first!.bottom;
  });

test('200% text size: keeps words whole in the bag, its drawer and the checkout', async ({
  page,
  visit,
  shopUrl,
  signedIn,
}) => {
  await fillCart(shopUrl, signedIn.token, 2);
  await visit('/cart');
  await enlarge(page);
  await expect.poll(() => brokenWords(page)).toEqual([]);
  expect(await isWithinWindow(page)).toBe(true);
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => brokenWords(page)).toEqual([]);
  await visit('/checkout');
  await enlarge(page);
  await page.getByText(/^Order summary/).click();
  await expect.poll(() => brokenWords(page, 'nav[aria-label="Steps"], main details')).toEqual([]);
  const box = page.getByLabel('Set delivery address?');
  await box.check();
  expect(await isBesideFirstLine(box)).toBe(true);
  await page.getByRole('radio', { name: 'Pay In Installments' }).check();
  await expect(page.getByRole('button', { name: 'Preview Payment' })).toBeVisible();
  await expect.poll(() => brokenWords(page)).toEqual([]);
  expect(await isWithinWindow(page)).toBe(true);
});

test(
  '200% text size: keeps the words of a long category name whole in the bag drawer',
  { tag: '@slow' },
  async ({ page, visit, shopUrl, context }) => {
    const line = storedLine(1, 2);
    const named = { ...line, product: { ...line.product, category: { name: 'Phone Accessories and Smartphones' } } };
    await seedStorage(context, shopUrl, { cartList: JSON.stringify([named]) });
    await visit('/terms');
    await enlarge(page);
    await page.getByRole('button', { name: /^Cart/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Smartphones');
    await expect.poll(() => brokenWords(page, '[role="dialog"] li')).toEqual([]);
  },
);

test('200% text size: keeps words whole in names and notes of the bag and in rows of products', async ({
  page,
  visit,
  shopUrl,
  context,
}) => {
  const line = storedLine(1, 2);
  const [{ id, available, product }] = await goodsInStock(shopUrl);
  const long = { ...line.product, ...product, title: 'Microwave, 23 Litres' };
  const cartList = JSON.stringify([{ ...line, id, available, price: 15_019, product: long }]);
  const seen = { id: 2, title: 'Stoneware Plates', slug: 'stoneware-plates', code: 'S-2', imgSrc: null };
  await seedStorage(context, shopUrl, { cartList, recentlyViewed: JSON.stringify([seen]) });
  await visit('/cart');
  await enlarge(page);
  await expect(page.getByRole('row').getByText(/^Price changed/)).toBeVisible();
  await expect.poll(() => brokenWords(page, 'main tbody .CartTable-words')).toEqual([]);
  await visit((await routeAddresses(shopUrl)).product);
  await enlarge(page);
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  await expect.poll(() => brokenWords(page, 'section[aria-labelledby="recently-viewed"]')).toEqual([]);
});

test('200% text size: enlarges icons and leaves most of the window to a product', async ({ page, visit, shopUrl }) => {
  await visit((await routeAddresses(shopUrl)).product);
  const icon = page.getByRole('button', { name: /^Cart/ }).locator('svg');
  const before = (await icon.boundingBox())!.width;
  await enlarge(page);
  await expect.poll(async () => (await icon.boundingBox())!.width).toBeGreaterThanOrEqual(before * 1.5);
  await page.evaluate(() => {
    window.scrollTo(0, 600);
  });
  await expect.poll(() => stickyHeight(page)).toBeLessThan(0.2);
});

const DIALOGS = [
  ['the size guide', 'product', 'Size Guide'],
  ['the site map', 'terms', 'Site Map'],
  ['the delivery options', 'product', 'Delivery'],
] as const;

for (const width of sample([360, 768], 1)) {
  for (const [name, route, button] of sample(DIALOGS, 1)) {
    test(`200% text size: breaks no word of ${name} at ${width} px`, async ({ page, visit, shopUrl }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit((await routeAddresses(shopUrl))[route]);
      await enlarge(page);
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(() => brokenWords(page, '[role="dialog"]')).toEqual([]);
    });
  }
}

test(
  '200% text size: keeps words whole on the page of a complete order',
  { tag: '@slow' },
  async ({ page, visit, shop, shopUrl, context, signedIn }) => {
    const { orderCash } = await placeOrderOfEachKind(shopUrl, shop.database, signedIn);
    const orderCode = orderCash!.split('/').at(-1)!;
    const account = accountKey(JSON.parse(signedIn.account) as Parameters<typeof accountKey>[0]);
    const lines = [{ ...storedLine(1, 2), price: 12_345.5 }];
    const lastOrder = JSON.stringify({ account, orderCode, isDelivered: false, lines, left: [] });
    await seedStorage(context, shopUrl, { lastOrder });
    await visit(paths.orderComplete(orderCode));
    await enlarge(page);
    await page.getByText(/^Stores and opening hours/).click();
    await expect.poll(() => brokenWords(page, 'main')).toEqual([]);
    expect(await isWithinWindow(page)).toBe(true);
  },
);

test('200% text size: fits the account and the site map’s tabs in the window and keeps order codes whole', async ({
  page,
  visit,
  shop,
  shopUrl,
  signedIn,
}) => {
  await placeOrderOfEachKind(shopUrl, shop.database, signedIn);
  await visit('/account/dashboard');
  await enlarge(page);
  await expect.poll(() => isWithinWindow(page)).toBe(true);
  await visit('/account/orders');
  await enlarge(page);
  await expect.poll(() => brokenWords(page, 'main tbody th bdi')).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  for (const width of [768, 840]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => brokenWords(page, 'main tbody')).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await enlarge(page);
  await page.getByRole('button', { name: 'Site Map' }).click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'KIDS' })).toBeInViewport({ ratio: 1 });
});

test('200% text size: keeps words whole in the details of a product and of an order, and offers tab scrolling', async ({
  page,
  visit,
  shop,
  shopUrl,
  signedIn,
}) => {
  await visit((await routeAddresses(shopUrl)).product);
  await enlarge(page);
  await expect(page.locator('.MuiTabs-scrollButtons:not(.Mui-disabled)')).toBeVisible();
  await page.getByRole('tab', { name: 'Additional Information' }).click();
  await expect(page.getByText('Brand', { exact: true })).toBeVisible();
  await expect.poll(() => brokenWords(page, 'main dl')).toEqual([]);
  await placeOrderOfEachKind(shopUrl, shop.database, signedIn);
  await visit('/account/orders');
  await page.getByRole('link', { name: /^View/ }).first().click();
  await expect(page.getByText('Unit price').first()).toBeVisible();
  await enlarge(page);
  await expect.poll(() => brokenWords(page, 'main details dl')).toEqual([]);
});
