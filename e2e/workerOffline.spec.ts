import { paths } from '../src/config/paths';
import { expect, test } from './fixtures';
import { axeByWidth } from './support/axe';
import { seedStorage, signUpAndIn } from './support/customers';
import { setPrice, shownPrice, simpleGoods } from './support/goods';
import { routeAddresses } from './support/routes';
import { readStorage } from './support/storage';
import { makeOlder } from './support/worker';

test.use({ bringsReplies: true });

const LINE = 'You’re offline. This page may be out of date or incomplete.';
const FAILED = 'The shop can’t be reached. Try again.';

test(
  'opens visited pages from the cache and shows an offline notice without a network',
  { tag: '@whole-lists' },
  async ({ visitor: { context, page, log, open, cache }, shopUrl }) => {
    const { home, category, product } = await routeAddresses(shopUrl);
    const seen = [product, category, home];
    for (const path of seen) await cache(path);
    const fromNetwork: string[] = [];
    page.on('response', (response) => {
      if (!response.fromServiceWorker()) fromNetwork.push(new URL(response.url()).pathname);
    });
    const reopen = async (path: string) => {
      await open(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    };
    for (const path of seen) await reopen(path);
    // The browser itself requests the manifest, past every worker.
    expect(fromNetwork.filter((path) => path !== '/site.webmanifest')).toEqual([]);

    await context.setOffline(true);
    for (const path of seen) {
      await reopen(path);
      await expect(page.getByText(LINE)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    expect(await axeByWidth(page)).toEqual([]);
    expect([...log.errors, ...log.violations]).toEqual([]);
  },
);

test(
  'an uncached list and the sign-in each show a short error and one offline notice when offline',
  { tag: '@slow' },
  async ({ visitor: { context, page, open, cache }, shopUrl }) => {
    const { home, auth } = await routeAddresses(shopUrl);
    await cache(home);
    await context.setOffline(true);
    await open(paths.category('tops', 'women'));
    await expect(page.getByText(FAILED)).toHaveCount(1);
    await expect(page.getByText(LINE)).toBeVisible();
    await open(auth);
    await page.getByRole('textbox', { name: 'Email address' }).fill('ama@example.com');
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Login failed')).toBeVisible();
    await expect(page.getByText(/You’re offline/)).toHaveCount(1);
  },
);

test(
  'keeps offline changes to the cart and wishlist across a reload',
  { tag: '@slow' },
  async ({ visitor: { context, page, open, cache }, shopUrl }) => {
    const goods = await simpleGoods(shopUrl);
    const path = paths.product(goods.slug, goods.code);
    const lines = async () => (JSON.parse((await readStorage(page)).cartList ?? '[]') as unknown[]).length;
    // The wishlist reads its products from the list of all products.
    await cache(paths.home);
    await cache(path);
    await context.setOffline(true);
    await open(path);
    await page
      .getByRole('button', { name: /^Add .*wishlist/i })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Add to (cart|bag)/i })
      .first()
      .click();
    await expect.poll(lines).toBe(1);
    await page.reload();
    await open(paths.cart);
    await expect(page.getByRole('main').getByText(goods.title).first()).toBeVisible();
    await page
      .getByRole('button', { name: `Remove ${goods.title}` })
      .first()
      .click();
    await expect.poll(lines).toBe(0);
    await page.reload();
    await expect(page.getByRole('main').getByText('You do not have any items in your cart.')).toBeVisible();
    await open(paths.wishlist);
    await expect(page.getByRole('main').getByText(goods.title).first()).toBeVisible();
  },
);

test(
  'removes the offline notice and refetches the shown data when back online',
  { tag: '@slow' },
  async ({ visitor: { context, page, cache }, shop }) => {
    const goods = await simpleGoods(shop.url);
    await cache(paths.product(goods.slug, goods.code));
    await context.setOffline(true);
    await expect(page.getByText(LINE)).toBeVisible();
    await setPrice(shop, goods, 999);
    // Recently cached entries are not requested again.
    await makeOlder(page, 1);
    await context.setOffline(false);
    await expect(page.getByText(LINE)).toHaveCount(0);
    await expect(page.getByRole('main').getByText(shownPrice(999)).first()).toBeVisible();
  },
);

test(
  'a list that failed to open offline loads by itself when back online',
  { tag: '@slow' },
  async ({ visitor: { context, page, open, cache }, shopUrl }) => {
    const { home, category } = await routeAddresses(shopUrl);
    await cache(home);
    await context.setOffline(true);
    await open(category);
    await expect(page.getByText(FAILED)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
);

test(
  'shows a signed-in customer a previously visited list when offline',
  { tag: '@slow' },
  async ({ visitor: { context, page, open, cache }, shopUrl }) => {
    const { home, category } = await routeAddresses(shopUrl);
    const { token, account } = await signUpAndIn(shopUrl);
    await seedStorage(context, shopUrl, { token, account });
    await cache(home);
    await cache(category);
    await context.setOffline(true);
    await open(category);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText(LINE)).toBeVisible();
  },
);
