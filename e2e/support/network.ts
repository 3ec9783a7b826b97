import type { BrowserContext, Page, Route } from '@playwright/test';

/**
 * Faults between the page and its server. 'before': in place of the server's answer, or before the request reaches it.
 * 'after': the server has acted, but its answer is late.
 */
type Fault =
  | { when: 'before'; kind: 'offline' }
  | { when: 'before'; kind: 'hang' }
  | { when: 'before' | 'after'; kind: 'delay'; ms: number }
  | { when: 'before'; kind: 'reply'; status: number; body?: string; headers?: Record<string, string> };

export interface FaultRule {
  /** Matched against '/storefront/…' with the query for calls, or the whole path for everything else. */
  path: RegExp;
  method?: string;
  fault: Fault;
  /** How many requests it hits; all by default. */
  times?: number;
}

export interface FaultLog {
  /** 'POST /storefront/…' calls that the server has acted on. */
  reached: string[];
  /** The requests that a rule has hit. */
  hit: string[];
  stop: () => Promise<void>;
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname.replace(/^\/api\/v1/, '') + search;
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const answer = async (route: Route, fault: Fault, onReached: () => void): Promise<void> => {
  if (fault.kind === 'offline') return route.abort('internetdisconnected');
  if (fault.kind === 'hang') return;
  if (fault.kind === 'reply') {
    return route.fulfill({ status: fault.status, body: fault.body ?? '', headers: fault.headers ?? {} });
  }
  if (fault.when === 'before') {
    await wait(fault.ms);
    onReached();
    return route.continue();
  }
  const reply = await route.fetch();
  onReached();
  await wait(fault.ms);
  return route.fulfill({ response: reply });
};

/** Holds the requests for an address until the returned function is called. */
export const holdRequests = async (page: Page, url: string | RegExp): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Activates rules; when two match, the last one wins. */
export const addFaults = async (target: Page | BrowserContext, rules: FaultRule[]): Promise<FaultLog> => {
  const live = rules.map((rule) => ({ ...rule })).reverse();
  const log: FaultLog = { reached: [], hit: [], stop: () => target.unroute(/./, handle) };
  const handle = async (route: Route): Promise<void> => {
    const request = route.request();
    const path = pathOf(request.url());
    const name = `${request.method()} ${path}`;
    const rule = live.find(
      (one) => one.path.test(path) && (one.method ?? request.method()) === request.method() && one.times !== 0,
    );
    const reached = () => log.reached.push(name);
    if (!rule) {
      reached();
      return route.continue();
    }
    if (rule.times !== undefined) rule.times -= 1;
    log.hit.push(name);
    // A page that has gone away in the meantime needs no answer.
    return answer(route, rule.fault, reached).catch(() => undefined);
  };
  await target.route(/./, handle);
  return log;
};
