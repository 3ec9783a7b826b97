import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { watchContext, type PageLog } from './pageLog';
import { watchPending } from './pending';

const QUIET = 200;

export interface Visitor {
  context: BrowserContext;
  page: Page;
  log: PageLog;
  /** Opens an address and waits until the shop has rendered. */
  open: (path: string) => Promise<void>;
  /** Opens an address and waits until the worker has cached the page. */
  cache: (path: string) => Promise<void>;
}

/** A separate context, in which service workers are allowed. */
export const newVisitor = async (browser: Browser, shopUrl: string): Promise<Visitor> => {
  const context = await browser.newContext({ baseURL: shopUrl, serviceWorkers: 'allow' });
  const log = await watchContext(context);
  // The worker's own background requests may take longer.
  const ofPages = watchPending(context, (request) => request.serviceWorker() === null);
  const page = await context.newPage();
  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    await page.locator('[data-shell]').waitFor({ state: 'detached' });
    await ofPages.idle(QUIET);
  };
  const cache = async (path: string): Promise<void> => {
    await open(path);
    await waitUntilCached(page);
  };
  return { context, page, log, open, cache };
};

/** Every address in the caches of the shop's worker, without its origin. */
export const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(url.replace(location.origin, ''));
    }
    return found;
  });

/** The worker controls this page, and has cached it and everything that it has shown. */
export const waitUntilCached = async (page: Page): Promise<void> => {
  const look = async () => {
    const isControlled = await page.evaluate(() => navigator.serviceWorker.controller !== null);
    const cached = await cachedAddresses(page);
    const { pathname } = new URL(page.url());
    return isControlled && cached.some((address) => address.replace(/\?.*/, '') === pathname) ? cached.length : -1;
  };
  let before = -1;
  await expect(async () => {
    const now = await look();
    const isDone = now > 0 && now === before;
    before = now;
    expect(isDone).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [500] });
};

/** The content of all caches as text: addresses, headers and bodies. */
export const cachedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request, { ignoreVary: true });
        parts.push(request.url, JSON.stringify([...request.headers]));
        if (reply) parts.push(JSON.stringify([...reply.headers]), await reply.text());
      }
    }
    return parts.join('\n');
  });

/** Makes all cache entries this many minutes older. */
export const makeOlder = (page: Page, minutes: number): Promise<void> =>
  page.evaluate(async (ms) => {
    for (const name of ['shop-pages', 'shop-reads']) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request, { ignoreVary: true });
        if (!reply) continue;
        const headers = new Headers(reply.headers);
        headers.set('X-Kept-At', String(Number(headers.get('X-Kept-At')) - ms));
        await cache.put(request, new Response(await reply.text(), { headers }));
      }
    }
  }, minutes * 60_000);
