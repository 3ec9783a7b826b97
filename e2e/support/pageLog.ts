import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';
import { isRevalidation, watchPending } from './pending';

interface Violation {
  directive: string;
  blocked: string;
  sample: string;
  page: string;
}

/** The console messages, errors, violations and requests of all tabs of a context. */
export interface PageLog {
  errors: string[];
  /** All console lines, to check that they contain no secrets. */
  console: string[];
  violations: Violation[];
  requests: Request[];
  /** Requests to the API, 'GET /storefront/…' with the query. */
  calls: (pattern?: RegExp) => string[];
  /** Waits until the network is idle, not counting delayed addresses. */
  idle: (ignored?: RegExp) => Promise<void>;
}

// The browser also logs failed requests and policy violations, which are already recorded by their own events.
const BROWSERS_OWN = /^Failed to load resource:|Content Security Policy|TrustedHTML|TrustedScript/i;

// Firefox reports fonts whose page was left while they loaded (NS_BINDING_ABORTED).
const ABORTED_FONT = /^downloadable font: download failed .*status=2152398850/;

const QUIET = 200;

const api = /\/api\/v1(\/.*)$/;

const callOf = (request: Request): string | undefined => {
  const { pathname, search } = new URL(request.url());
  const path = api.exec(pathname)?.[1];
  return path === undefined ? undefined : `${request.method()} ${path}${search}`;
};

export const watchContext = async (context: BrowserContext): Promise<PageLog> => {
  const pending = watchPending(context);
  const log: PageLog = {
    errors: [],
    console: [],
    violations: [],
    requests: [],
    calls: (pattern = /./) =>
      log.requests.map(callOf).filter((call): call is string => call !== undefined && pattern.test(call)),
    idle: (ignored) => pending.idle(QUIET, (request) => ignored?.test(request.url()) ?? false),
  };

  const onConsole = (message: ConsoleMessage) => {
    log.console.push(`${message.type()}: ${message.text()}`);
    if (message.type() === 'error' && !BROWSERS_OWN.test(message.text())) log.errors.push(`console: ${message.text()}`);
  };
  const watchPage = (page: Page) => {
    page.on('crash', () => log.errors.push('the page crashed'));
  };

  await context.exposeBinding('__violated', (_source, violation: Violation) => {
    log.violations.push(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as { __violated: (violation: Violation) => void }).__violated({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        sample: event.sample,
        page: location.pathname,
      });
    });
  });
  context.on('console', onConsole);
  // A reused context already has its page, so the listeners are attached to the context.
  context.on('weberror', (webError) => {
    const { stack, message } = webError.error();
    const error = stack ?? message;
    if (!ABORTED_FONT.test(error)) log.errors.push(`uncaught: ${error}`);
  });
  context.on('request', (request) => {
    if (!isRevalidation(request)) log.requests.push(request);
  });
  context.on('page', watchPage);
  // A reused context already has its page.
  context.pages().forEach(watchPage);
  return log;
};
