import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestShop } from './support/shopServer';
import { distFolder, ensureNextRelease, ensureWithoutWorker } from './support/dist';
import { expect, test } from './fixtures';
import { routeAddresses } from './support/routes';
import { newVisitor } from './support/worker';

/** A shop whose build can be exchanged for another one while it runs. */
const openShop = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const publish = (dist: string): void => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(dist, folder, { recursive: true });
  };
  publish(distFolder());
  const shop = await startTestShop({ dist: folder });
  const close = async (): Promise<void> => {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...shop, publish, close };
};

const scriptsOf = (dist: string): string[] => readdirSync(join(dist, 'static')).filter((name) => name.endsWith('.js'));

/** Lazily loaded files that this build's worker has cached and the next release does not contain. */
const lazyFiles = (dist: string, next: string): string[] => {
  const [worker, others] = [readFileSync(join(dist, 'sw.js'), 'utf8'), scriptsOf(next)];
  return scriptsOf(dist).filter((name) => worker.includes(name) && !others.includes(name) && !name.startsWith('main'));
};

const title = 'a new release waits until the shopper presses Reload, and keeps the files of an open tab available';

// This test and the tests below need separate builds.
test(title, { tag: '@slow' }, async ({ browser }) => {
  test.setTimeout(400_000);
  const next = await ensureNextRelease();
  const shop = await openShop();
  const { home, category } = await routeAddresses(shop.url);
  const { context, page, log, open, cache } = await newVisitor(browser, shop.url);
  await cache(home);
  const old = await context.newPage();
  await old.goto(category);
  await old.locator('[data-shell]').waitFor({ state: 'detached' });
  const mainOf = (dist: string) => /\/static\/main\.\w+\.js/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[0];
  const gone = lazyFiles(distFolder(), next);
  expect(gone.length).toBeGreaterThan(20);

  shop.publish(next);
  expect((await fetch(`${shop.url}/static/${gone[0] ?? ''}`)).status).toBe(404);
  await open(home);
  const reload = page.getByRole('button', { name: 'Reload', exact: true });
  await expect(page.getByText('A new version is ready')).toBeVisible({ timeout: 60_000 });
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const pressed = Date.now();
  await reload.click();
  await expect(page.locator(`script[src="${mainOf(next) ?? ''}"]`)).toHaveCount(1, { timeout: 60_000 });
  console.log(`taken over after ${Date.now() - pressed} ms`);
  await expect.poll(() => loads).toHaveLength(1);
  // No worker is left to activate, so nothing would reload the page.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { active, installing, waiting } = await navigator.serviceWorker.ready;
        return [active?.state, installing, waiting];
      }),
    )
    .toEqual(['activated', null, null]);
  await log.idle();
  expect(loads).toHaveLength(1);
  await expect(page.getByText('A new version is ready')).toHaveCount(0);

  // The other tab still runs the old release: the cache has every file that the server no longer serves.
  for (const name of gone) {
    const status = await old.evaluate(async (path) => (await fetch(path)).status, `/static/${name}`);
    expect([name, status]).toEqual([name, 200]);
  }
  await old.getByRole('link', { name: 'Wishlist' }).first().click();
  await expect(old.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // Its own Reload still works, although the release is active already.
  await old.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(old.locator(`script[src="${mainOf(next) ?? ''}"]`)).toHaveCount(1, { timeout: 60_000 });
  expect(log.errors).toEqual([]);
  await context.close();
  await shop.close();
});

test('a build without a worker removes the worker and its caches', { tag: '@slow' }, async ({ browser }) => {
  test.setTimeout(400_000);
  const without = await ensureWithoutWorker();
  const shop = await openShop();
  const { context, page, open, cache } = await newVisitor(browser, shop.url);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await cache('/');
  expect(await left()).not.toEqual([]);
  shop.publish(without);
  // Each try opens the page again: a worker that Playwright inspects may stay active until its last page is left.
  await expect(async () => {
    await open('/');
    expect(await left()).toEqual([]);
  }).toPass({ timeout: 60_000 });
  await open('/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  // Once the page has removed another left-over cache, it would also have registered a worker.
  await page.evaluate(() => caches.open('shop-left-over').then(() => undefined));
  await open('/');
  await expect.poll(left).toEqual([]);
  await context.close();
  await shop.close();
});

test('a page of a build without a worker removes left-over caches by itself', { tag: '@slow' }, async ({ browser }) => {
  test.setTimeout(400_000);
  const without = await ensureWithoutWorker();
  const shop = await openShop();
  const { context, page, open } = await newVisitor(browser, shop.url);
  shop.publish(without);
  // Any document of the origin will do, as long as no application runs in it.
  await page.goto('/media/');
  await page.evaluate(() => caches.open('shop-left-over').then(() => undefined));
  await open('/');
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 30_000 }).toEqual([]);
  await context.close();
  await shop.close();
});
