import type { BrowserContext, Frame, Page, Request } from '@playwright/test';

const LONGEST_WAIT = 30_000;

interface Pending {
  /** The test delays this request or never answers it. */
  forget: (request: Request) => void;
  clear: () => void;
  /** Waits until no request has been pending for `quiet` milliseconds, except ignored ones. */
  idle: (quiet: number, isIgnored?: (request: Request) => boolean) => Promise<void>;
}

/** Null for a worker's request. */
const frameOf = (request: Request): Frame | null => {
  try {
    return request.frame();
  } catch {
    return null;
  }
};

/**
 * Chromium renews a reply that it served stale (`stale-while-revalidate`) in a separate request, whose end is never
 * reported.
 */
export const isRevalidation = (request: Request): boolean =>
  request.resourceType() === 'other' && request.url().includes('/api/v1/');

const nameOf = (request: Request): string => `${request.method()} ${request.url()}`;

const withoutHash = (url: string): string => url.replace(/#.*/, '');

const isDocumentOf = (frame: Frame, navigation: Request): boolean =>
  frame.url().startsWith('chrome-error:') || withoutHash(frame.url()) === withoutHash(navigation.url());

/** Tracks the pending requests of a context. */
export const watchPending = (context: BrowserContext, isOurs: (request: Request) => boolean = () => true): Pending => {
  const counts = (request: Request) => !isRevalidation(request) && isOurs(request);
  const pending = new Set<Request>();
  /** The navigation request of each frame that is about to change its document. */
  const leaving = new Map<Frame, Request>();
  let lastSeen = Date.now();
  let last = '';
  const ended = (request: Request) => {
    if (!counts(request)) return;
    lastSeen = Date.now();
    pending.delete(request);
  };

  /** When a page is left, a browser reports the end of most of its pending requests, but not of all. */
  const forgetLeft = (isLeft: (request: Request) => boolean) => {
    for (const request of pending) if (isLeft(request)) pending.delete(request);
  };
  const watchPage = (page: Page) => {
    page.on('framenavigated', (frame) => {
      const navigation = leaving.get(frame);
      // The old document can still change its own address before the new one replaces it.
      if (!navigation || !isDocumentOf(frame, navigation)) return;
      leaving.delete(frame);
      forgetLeft((request) => !request.isNavigationRequest() && frameOf(request) === frame);
    });
    page.on('close', () => {
      forgetLeft((request) => frameOf(request)?.page() === page);
    });
  };
  context.on('request', (request) => {
    const frame = request.isNavigationRequest() ? frameOf(request) : null;
    if (frame) leaving.set(frame, request);
    if (!counts(request)) return;
    lastSeen = Date.now();
    last = nameOf(request);
    pending.add(request);
  });
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
  context.on('page', watchPage);
  // A reused context already has its page.
  context.pages().forEach(watchPage);

  return {
    forget: ended,
    clear: () => {
      pending.clear();
    },
    idle: async (quiet, isIgnored = () => false) => {
      const giveUp = Date.now() + LONGEST_WAIT;
      for (;;) {
        const open = [...pending].filter((request) => !isIgnored(request));
        if (open.length === 0 && Date.now() - lastSeen >= quiet) return;
        if (Date.now() >= giveUp) {
          const names = open.length > 0 ? open.map(nameOf).join('\n') : `none, but never quiet; the last was ${last}`;
          throw new Error(`Requests still under way after ${LONGEST_WAIT / 1000} s:\n${names}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
};
