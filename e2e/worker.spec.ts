import { paths } from '../src/config/paths';
import { expect, test } from './fixtures';
import { chooseFromAccount } from './support/account';
import { addToCart, payForPickup } from './support/checkout';
import { seedStorage, signUpAndIn } from './support/customers';
import { setPrice, shownPrice, simpleGoods } from './support/goods';
import { routeAddresses } from './support/routes';
import { cachedAddresses, cachedText, makeOlder, waitUntilCached } from './support/worker';
import { sample } from '../src/testing/complete';

test.use({ bringsReplies: true });

test('shows a changed price on the second visit and then sends no further product request', async ({
  visitor: { page, log, cache },
  shop,
}) => {
  const goods = await simpleGoods(shop.url);
  const path = paths.product(goods.slug, goods.code);
  await cache(path);
  await makeOlder(page, 1);
  await setPrice(shop, goods, 777);
  await page.goto(path);
  await expect(page.getByRole('main').getByText(shownPrice(777)).first()).toBeVisible();
  const before = log.requests.length;
  await log.idle();
  const later = log.requests.slice(before).filter((request) => request.url().includes('/storefront/products/'));
  expect(later).toEqual([]);
});

test(
  'refetches an entry older than the age limit before showing it',
  { tag: '@slow' },
  async ({ visitor: { page, open, cache }, shop }) => {
    const goods = await simpleGoods(shop.url);
    const path = paths.product(goods.slug, goods.code);
    await cache(path);
    await makeOlder(page, 6);
    await setPrice(shop, goods, 555);
    // The page never shows the old price.
    await page.addInitScript((old) => {
      new MutationObserver(() => {
        if (document.body.textContent.includes(old)) document.documentElement.dataset.old = 'seen';
      }).observe(document, { subtree: true, childList: true, characterData: true });
    }, shownPrice(777));
    await open(path);
    await expect(page.getByRole('main').getByText(shownPrice(555)).first()).toBeVisible();
    expect(await page.locator('html').getAttribute('data-old')).toBeNull();
  },
);

test('checkout uses the current price instead of the cached one, even after a last-minute change', async ({
  visitor: { context, page, open, cache },
  shop,
}) => {
  const goods = await simpleGoods(shop.url);
  await cache(paths.product(goods.slug, goods.code));
  const { token, account } = await signUpAndIn(shop.url);
  await seedStorage(context, shop.url, { token, account });
  await addToCart(shop.url, token, goods.variants[0]?.variant_id ?? goods.id);
  await setPrice(shop, goods, 444);
  await open(paths.checkout);
  await expect(page.getByText(shownPrice(444)).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(shownPrice(goods.price))).toHaveCount(0);
  // The price changes once more while the checkout is open.
  await setPrice(shop, goods, 333);
  await payForPickup(page);
  await expect(page.getByText(shownPrice(333)).first()).toBeVisible();
});

test('caches no authenticated replies or customer data, before or after logging out', async ({
  visitor: { context, page, open, cache },
  shopUrl,
}) => {
  const { home, product, orders, accountEdit, cart } = await routeAddresses(shopUrl);
  const { token, account, customer } = await signUpAndIn(shopUrl);
  await seedStorage(context, shopUrl, { token, account });
  await cache(home);
  // Once the last page is cached, the worker has cached everything it caches of the earlier ones.
  for (const path of sample([orders, '/account/auth/verify?hash=s3cret&id=1', accountEdit, cart], 2).concat(product)) {
    await open(path);
  }
  await waitUntilCached(page);
  const isOfCustomer = /Bearer|authorization|my-cart|my-orders|is_logged_in|\/account|s3cret/i;
  const found = async () => {
    const text = await cachedText(page);
    // The built files contain these names, so only other addresses are checked.
    const requested = (await cachedAddresses(page)).filter((address) => !address.startsWith('/static/'));
    return [
      ...requested.filter((address) => isOfCustomer.test(address)),
      ...[token, customer.email, customer.phone].filter((secret) => text.includes(secret)),
    ];
  };
  expect((await cachedAddresses(page)).some((address) => address.startsWith('/api/v1/'))).toBe(true);
  expect(await found()).toEqual([]);
  await open(accountEdit);
  await chooseFromAccount(page, 'Logout');
  await expect(page).toHaveURL(/\/account\/auth|\/$/);
  expect(await found()).toEqual([]);
});

test(
  'ignores and replaces corrupted cache entries of pages and API reads',
  { tag: '@slow' },
  async ({ visitor: { page, log, open, cache }, shopUrl }) => {
    const { product } = await routeAddresses(shopUrl);
    await cache(product);
    const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
    await page.evaluate(async () => {
      for (const name of ['shop-pages', 'shop-reads']) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) {
          const headers = { 'Content-Type': 'text/html', 'X-Kept-At': String(Date.now()) };
          await cache.put(key, new Response('<h1>Sign in to the Wi-Fi</h1>', { headers }));
        }
      }
    });
    await open(product);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
    // Replies are cached a moment after they arrive.
    await expect.poll(() => cachedText(page)).not.toContain('Sign in to the Wi-Fi');
    expect(log.errors).toEqual([]);
  },
);

test(
  'shows pages without caching them when the storage is full',
  { tag: '@slow' },
  async ({ visitor: { context, page, log, open, cache }, shopUrl }) => {
    const { home, category } = await routeAddresses(shopUrl);
    await cache(home);
    for (const worker of context.serviceWorkers()) {
      await worker.evaluate(() => {
        Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
      });
    }
    await open(category);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect((await cachedAddresses(page)).filter((address) => address.includes(category))).toEqual([]);
    expect(log.errors).toEqual([]);
  },
);

test('serves the worker’s file with no-cache and the page’s Content-Security-Policy', async ({ request }) => {
  const [worker, page] = [await request.get('/sw.js'), await request.get('/', { headers: { Accept: 'text/html' } })];
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': page.headers()['content-security-policy'],
  });
});
