import type { Browser, Page, Route } from '@playwright/test';
import type { Kind } from './kinds';
import { watchPending } from '../support/pending';
import { watchLiveRegions } from './watchLiveRegions';

/** An active fault: the calls that it hits, and the reply that they get. */
interface Fault {
  hits: (method: string, path: string) => boolean;
  kind: Kind;
}

/** One page that runs cell after cell, with a log of its network calls. */
export interface Lane {
  page: Page;
  fault: Fault | null;
  /** Replies that replace the server's throughout a cell. */
  served: { hits: Fault['hits']; body: unknown }[];
  /** Requests of the faulty call that were sent, 'POST /storefront/…'. */
  sent: string[];
  errors: string[];
  /** Announcements of live regions. */
  heard: string[];
  /** Resets everything that the last cell changed. */
  clear: () => Promise<void>;
  /** Waits until no request has been pending for a moment, except those that are never answered. */
  idle: () => Promise<void>;
  close: () => Promise<void>;
}

const QUIET = 40;
const BROWSERS_OWN = /^Failed to load resource:/;
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
/** Public reads are fetched once and shared by all lanes. */
const SHARED =
  /^\/(business|storefront\/(products|product-variant|filter_sections|main_product|product_c|category_p|get-s))/;
const shared = new Map<string, Promise<{ status: number; body: Buffer }>>();

const BLANK = '/blank-page';

const apiPath = (url: string): string | null => {
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/api/v1/') ? pathname.slice('/api/v1'.length) + search : null;
};

const pass = async (route: Route, path: string): Promise<void> => {
  const request = route.request();
  if (request.method() !== 'GET' || !SHARED.test(path)) return route.continue();
  const url = request.url();
  const ask = async () => {
    // Fetched outside the page: it may be closed while the others wait for the reply.
    const reply = await fetch(url, { headers: { 'X-Api-Key': request.headers()['x-api-key'] ?? '' } });
    return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()) };
  };
  if (!shared.has(url)) shared.set(url, ask());
  const { status, body } = await shared.get(url)!;
  return route.fulfill({ status, body, contentType: 'application/json' });
};

/** Answers the call with the fault's reply; false where the call is never answered. */
const answerWithFault = async (route: Route, { acts, reply }: Kind): Promise<boolean> => {
  const real = acts ? await route.fetch() : null;
  if (reply === 'hang') return false;
  if (reply === 'reset') await route.abort('connectionreset');
  else if (reply === 'offline') await route.abort('internetdisconnected');
  else if (reply === 'cut') {
    const body = await real!.body();
    await route.fulfill({ response: real!, body: body.subarray(0, Math.ceil(body.length / 2)) });
  } else {
    const { status, body, type, retryAfter } = reply;
    const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    await route.fulfill({ status, body, contentType: type, headers });
  }
  return true;
};

export const openLane = async (browser: Browser, baseURL: string): Promise<Lane> => {
  // A slide in the middle of a fade has a lower contrast, so motion is reduced below.
  const context = await browser.newContext({
    baseURL,
    // A service worker would answer a failed call from its cache.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  await context.clock.install();
  // esbuild names functions by a helper, which functions that run in the page call as well.
  await context.addInitScript({ content: 'globalThis.__name = (one) => one;' });
  const pending = watchPending(context);
  const lane: Lane = {
    page: await context.newPage(),
    fault: null,
    served: [],
    sent: [],
    errors: [],
    heard: [],
    idle: async () => {
      // On a busy machine a request is reported some time after the clock's step that sent it.
      await new Promise((resolve) => setTimeout(resolve, QUIET));
      await pending.idle(QUIET);
    },
    clear: async () => {
      Object.assign(lane, { fault: null, served: [] });
      await lane.page.goto(BLANK);
      // Browsers do not always report the end of requests that were pending when the page was left.
      pending.clear();
      Object.assign(lane, { heard: [], sent: [], errors: [] });
    },
    close: () => context.close(),
  };
  await watchLiveRegions(lane.page, (text) => lane.heard.push(text));

  const answer = async (route: Route): Promise<void> => {
    const request = route.request();
    const path = apiPath(request.url());
    if (path !== null) {
      const method = request.method();
      const served = lane.served.find(({ hits }) => hits(method, path));
      if (lane.fault?.hits(method, path)) {
        lane.sent.push(`${method} ${path}`);
        if (!(await answerWithFault(route, lane.fault.kind))) pending.forget(request);
      } else if (served) await route.fulfill({ json: served.body });
      else await pass(route, path);
    } else if (new URL(request.url()).pathname === BLANK) {
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Blank</title>' });
    } else if (request.resourceType() === 'image') {
      await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
    } else await route.continue();
  };
  // The request stays without a reply, for example because its page has been left.
  await context.route(/./, (route) => answer(route).catch(() => pending.forget(route.request())));

  context.on('console', (message) => {
    if (message.type() === 'error' && !BROWSERS_OWN.test(message.text())) lane.errors.push(message.text());
  });
  lane.page.on('pageerror', (error) => lane.errors.push(error.stack ?? error.message));
  return lane;
};
