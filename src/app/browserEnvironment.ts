import { takeEarlyReply } from '../boot/early';
import { env } from '../config/env';
import { yieldToMain } from '../lib/tasks';
import type { TextStorage } from '../lib/entries/entry';
import type { Environment } from '../store/types';

/** Merely naming a blocked storage throws. */
const storageOf = (page: Window): TextStorage | null => {
  try {
    return page.localStorage;
  } catch {
    return null;
  }
};

export const browserEnvironment = (page: Window & typeof globalThis): Environment => {
  const storage = storageOf(page);
  return {
    baseUrl: env.apiBaseUrl,
    apiKey: env.apiKey,
    sendsKeys: env.idempotencyKeys || new URL(env.apiBaseUrl, page.location.href).origin === page.location.origin,
    fetch: (input, init) => page.fetch(input, init),
    storage,
    // Browsers that block the storage refuse every lock, too.
    locks: storage && ((page.navigator as { locks?: LockManager }).locks ?? null),
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    yieldToMain,
    takeEarlyReply,
    redirect: (url) => {
      page.location.assign(url);
    },
  };
};
