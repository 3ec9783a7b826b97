import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** The cost of opening a page with an empty cache: bytes as transferred, times in milliseconds. */
export interface FirstVisit {
  js: number;
  css: number;
  html: number;
  pictures: number;
  api: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  longTasks: number;
  longestTask: number;
  shift: number;
}

export interface Measures extends FirstVisit {
  repeatLargestPaint: number;
  /** The time offline; 0 where nothing is cached. */
  offlineLargestPaint: number;
}

interface Vitals {
  firstPaint: number;
  largestPaint: number;
  longTasks: number[];
  shift: number;
}

const SLOW = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.47e6 / 8) | 0,
  uploadThroughput: (0.675e6 / 8) | 0,
};
const CPU_SLOWDOWN = 4;
const BLOCKING_ABOVE = 50;

const collectVitals = (): void => {
  const vitals: Vitals = { firstPaint: 0, largestPaint: 0, longTasks: [], shift: 0 };
  Object.assign(window, { vitals });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (vitals.largestPaint = startTime));
  watch('longtask', ({ duration }) => vitals.longTasks.push(duration));
  watch('layout-shift', (entry) => (vitals.shift += (entry as unknown as { value: number }).value));
};

const KINDS: Record<string, 'js' | 'css' | 'html' | 'pictures'> = {
  Script: 'js',
  Stylesheet: 'css',
  Document: 'html',
  Image: 'pictures',
};

const countBytes = (session: CDPSession) => {
  const bytes = { js: 0, css: 0, html: 0, pictures: 0, api: 0 };
  const kinds = new Map<string, keyof typeof bytes>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = response.url.includes('/api/v1/') ? 'api' : KINDS[type];
    if (kind) kinds.set(requestId, kind);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  return bytes;
};

export const openThrottledPage = async (context: BrowserContext): Promise<{ page: Page; session: CDPSession }> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, session };
};

export const phone = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  // tsx wraps functions in a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (work) => work');
  return context;
};

/** Prefetching starts when the page is idle, and counts as well. */
const AFTERWARDS_MS = 6000;

export const quiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForTimeout(AFTERWARDS_MS);
};

/** Milliseconds that a worker has to cache the files of the next visit. */
const WORKER_WITHIN = 30_000;
const KEEPING_MS = 3000;

/** Waits until a service worker controls the shop and has cached the page: it is registered when the page is idle. */
const workerReady = (page: Page): Promise<void> =>
  page.evaluate(
    async ([within, keeping]) => {
      // The hand-written pages have no service worker.
      if (!document.getElementById('root')) return;
      await Promise.race([navigator.serviceWorker.ready, new Promise((resolve) => setTimeout(resolve, within))]);
      await new Promise((resolve) => setTimeout(resolve, keeping));
    },
    [WORKER_WITHIN, KEEPING_MS],
  );

const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);

/** Milliseconds until the largest contentful paint of a page that the service worker serves from its cache. */
const offlineVisit = async (context: BrowserContext, address: string): Promise<number> => {
  const { page } = await openThrottledPage(context);
  await context.setOffline(true);
  await page.goto(address, { timeout: 90_000 });
  await quiet(page);
  return (await readVitals(page)).largestPaint;
};

const blockingOf = (task: number): number => Math.max(0, task - BLOCKING_ABOVE);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const firstVisitIn = async (context: BrowserContext, address: string): Promise<{ page: Page; cost: FirstVisit }> => {
  await context.addInitScript(collectVitals);
  const { page, session } = await openThrottledPage(context);
  const counted = countBytes(session);
  await page.goto(address, { timeout: 90_000 });
  await quiet(page);
  const { longTasks, ...vitals } = await readVitals(page);
  const cost = {
    ...counted,
    ...vitals,
    blocking: sum(longTasks.map(blockingOf)),
    longTasks: sum(longTasks),
    longestTask: Math.max(0, ...longTasks),
  };
  return { page, cost };
};

/** Opens an address on a slow phone with an empty cache. */
export const firstVisit = async (browser: Browser, address: string): Promise<FirstVisit> => {
  const context = await phone(browser);
  const { cost } = await firstVisitIn(context, address);
  await context.close();
  return cost;
};

/** Opens an address on a slow phone, first with an empty cache and then as a returning visitor. */
export const measure = async (browser: Browser, address: string): Promise<Measures> => {
  const context = await phone(browser);
  const { page, cost } = await firstVisitIn(context, address);
  await workerReady(page);
  await page.close();
  const again = await openThrottledPage(context);
  await again.page.goto(address, { timeout: 90_000 });
  await quiet(again.page);
  const repeat = await readVitals(again.page);
  const hasWorker = await again.page.evaluate(() => navigator.serviceWorker.controller !== null);
  await again.page.close();
  const offlineLargestPaint = hasWorker ? await offlineVisit(context, address) : 0;
  await context.close();
  return { ...cost, repeatLargestPaint: repeat.largestPaint, offlineLargestPaint };
};
