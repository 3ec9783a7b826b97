import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** What happens to a request: no answer, a delay before it reaches the server, or a reply in place of the server's. */
type Fault = { kind: 'hang' } | { kind: 'delay'; ms: number } | { kind: 'reply'; status: number; body?: string };

export interface FaultRule {
  /** Matched against '/storefront/…' with the query for calls, or the whole path for everything else. */
  path: RegExp;
  method?: string;
  fault: Fault;
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname.replace(/^\/api\/v1/, '') + search;
};

const answer = async (route: Route, fault: Fault): Promise<void> => {
  if (fault.kind === 'hang') return;
  if (fault.kind === 'reply') {
    return route.fulfill({ status: fault.status, body: fault.body ?? '' });
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

/** Activates rules until they are stopped; when two match, the last one wins. */
export const addFaults = async (
  target: Page | BrowserContext,
  rules: FaultRule[],
): Promise<{ stop: () => Promise<void> }> => {
  const latestFirst = [...rules].reverse();
  const handle = async (route: Route): Promise<void> => {
    const request = route.request();
    const path = pathOf(request.url());
    const rule = latestFirst.find(
      (one) => one.path.test(path) && (one.method ?? request.method()) === request.method(),
    );
    // A page that has gone away in the meantime needs no answer.
    return rule ? answer(route, rule.fault).catch(() => undefined) : route.continue();
  };
  await target.route(/./, handle);
  return { stop: () => target.unroute(/./, handle) };
};

/** The headers as sent. A request that a navigation cut off never reports them, so its intended headers count. */
export const sentHeaders = (request: Request): Promise<Record<string, string>> =>
  Promise.race([request.allHeaders(), setTimeout(3000).then(() => request.headers())]);
