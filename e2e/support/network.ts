import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** What happens to a request: no answer, a delay before it reaches the server, or a reply in place of the server's. */
type Fault =
  | { kind: 'hang' }
  | { kind: 'delay'; ms: number }
  | { kind: 'reply'; status: number; body?: string; headers?: Record<string, string> };

export interface FaultRule {
  /** Matched against '/storefront/…' with the query for calls, or the whole path for everything else. */
  path: RegExp;
  method?: string;
  fault: Fault;
  /** How many requests it hits; all by default. */
  times?: number;
}

interface FaultLog {
  /** The requests that a rule has hit, 'POST /storefront/…'. */
  hit: string[];
  stop: () => Promise<void>;
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname.replace(/^\/api\/v1/, '') + search;
};

const answer = async (route: Route, fault: Fault): Promise<void> => {
  if (fault.kind === 'hang') return;
  if (fault.kind === 'reply') {
    return route.fulfill({ status: fault.status, body: fault.body ?? '', headers: fault.headers ?? {} });
  }
  await setTimeout(fault.ms);
  return route.continue();
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
  const log: FaultLog = { hit: [], stop: () => target.unroute(/./, handle) };
  const handle = async (route: Route): Promise<void> => {
    const request = route.request();
    const path = pathOf(request.url());
    const rule = live.find(
      (one) => one.path.test(path) && (one.method ?? request.method()) === request.method() && one.times !== 0,
    );
    if (!rule) return route.continue();
    if (rule.times !== undefined) rule.times -= 1;
    log.hit.push(`${request.method()} ${path}`);
    // A page that has gone away in the meantime needs no answer.
    return answer(route, rule.fault).catch(() => undefined);
  };
  await target.route(/./, handle);
  return log;
};

/** The headers as sent. A request that a navigation cut off never reports them, so its intended headers count. */
export const sentHeaders = (request: Request): Promise<Record<string, string>> =>
  Promise.race([request.allHeaders(), setTimeout(3000).then(() => request.headers())]);
