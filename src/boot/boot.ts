/**
 * Runs in the head of index.html, before the bundle is there: starts the reads that the opened
 * address needs, fetches the route's own files, and asks for the first pictures as soon as a reply names
 * them. It must stay tiny and must not fail: whatever goes wrong here, the application simply asks again.
 */
import { env } from '../config/env';
import { firstReads } from './reads';
import type { EarlyReplies } from './early';

declare const __ROUTE_FILES__: Record<string, string[]>;

const FIRST_PICTURES = 4;

const preload = (href: string, as: string): void => {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = href;
  if (as === 'image') link.fetchPriority = 'high';
  document.head.append(link);
};

const preloadPictures = async (call: string, reply: Promise<Response>): Promise<void> => {
  if (!/slider|products/.test(call)) return;
  const text = await (await reply).clone().text();
  const found = text.matchAll(/"(?:imgSrc|image_src)":"([^"\\]+)"/g);
  for (const [, src] of [...found].slice(0, FIRST_PICTURES)) if (src?.startsWith('/')) preload(src, 'image');
};

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Blocked: there is nothing to know then.
    return null;
  }
};

const start = (): void => {
  const { route, calls } = firstReads(location.pathname, location.search);
  for (const file of __ROUTE_FILES__[route] ?? []) preload(file, file.endsWith('.css') ? 'style' : 'script');
  const token = stored('token');
  const early: EarlyReplies = { token, replies: new Map() };
  window.__early = early;
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Api-Key': env.apiKey };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  for (const call of calls) {
    const url = env.apiBaseUrl + call;
    const reply = fetch(url, { headers });
    early.replies.set(url, reply);
    // Whoever takes the reply hears of a failure too; until then nobody is there to hear of it.
    reply.catch(() => undefined);
    preloadPictures(call, reply).catch(() => undefined);
  }
};

const followTheme = (): void => {
  const chosen = stored('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
};

followTheme();
try {
  start();
} catch {
  // A malformed address, say: the application copes with that by itself.
}
