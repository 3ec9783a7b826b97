/**
 * Runs in the head of index.html, before the bundle is there: starts the reads that the opened address needs, fetches
 * the route's own files, and paints the first part of the page as soon as its reply has arrived. It must stay small and
 * must not throw; after any error here, the application sends the requests itself.
 */
import { invalidSettings } from './pageSettings';
import { env } from '../config/env';
import { SUPPORT_PATH } from '../config/paths';
import { announcesLists, BUSINESS, firstReads, type FirstReads } from '../contract/firstReads';
import { dataOf, type FirstReplies } from '../contract/firstReplies';
import { isRecord, parseJson } from '../lib/json';
import { hasWorker } from '../lib/workers';
import { embeddedReplies, pageParsed } from './embeddedReplies';
import type { EarlyReplies } from './early';
import { repeatMenuPress } from './earlyMenu';
import { ignoreSecondTaps } from './ignoreSecondTaps';
import { keepInstallOffer } from './installOffer';
import { keepSearch } from './keepSearch';
import { reserveCredit } from './reserveCredit';
import { followTheme, readStored } from './readStored';
import { preload, preloadPicture } from './links';
import { type Opened, paintEarly, readBody } from './paint';
import { startReads } from './startReads';

declare const __ROUTE_FILES__: Record<string, string[]>;
declare const __FONT__: string;

/** How long the first paint may delay all other requests. */
const EARLY_READ_TIMEOUT_MS = 1500;

const openedBy = (reads: FirstReads, embedded: FirstReplies, replies: EarlyReplies['replies']): Opened => {
  const pictures: Promise<void>[] = [];
  return {
    route: reads.route,
    params: new URLSearchParams(location.search),
    slug: reads.slug ?? '',
    read: (call) => {
      const known = dataOf(embedded.replies[call] ?? embedded.excerpts[call]);
      return known === null ? readBody(replies.get(env.apiBaseUrl + call)) : Promise.resolve(known);
    },
    preload: (picture, slot) => pictures.push(preloadPicture(picture, slot)),
    painted: () => {
      if (window.__early) window.__early.pictures = Promise.all(pictures);
    },
    parsed: pageParsed(),
  };
};

/** Announces the early paint before it happens, so that the bundle waits for it. */
const announcePainting = (painting: Promise<void>): void => {
  const early = window.__early;
  if (!early) return;
  const announced: Promise<unknown> = painting.then(() => (early.pictures === announced ? undefined : early.pictures));
  early.pictures ??= announced;
};

/** The shop's details as embedded in the page, or as an earlier visit stored them. */
const knownDetails = ({ replies }: FirstReplies): unknown =>
  dataOf(replies[BUSINESS]) ?? parseJson(readStored('business') ?? '');

const readsOf = (isPaged: boolean): FirstReads => firstReads(location.pathname, location.search, isPaged);

const start = (): void => {
  document.documentElement.dataset.at = readsOf(false).route;
  let onTime: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (onTime = resolve));
  setTimeout(onTime, EARLY_READ_TIMEOUT_MS);
  const embedded = embeddedReplies();
  const begin = (reads: FirstReads, sent: EarlyReplies['replies'] = new Map()): void => {
    const calls = reads.calls.filter((call) => !sent.has(env.apiBaseUrl + call));
    // The application removes the replies that it uses; this copy is for the early paint.
    const replies = new Map([...sent, ...startReads({ ...reads, calls }, embedded, isTime)]);
    // A browser limits its connections to a server, so the requests of the first paint go first.
    void isTime.then(() => {
      for (const chunk of [reads.route, ...reads.chunks]) {
        for (const file of __ROUTE_FILES__[chunk] ?? []) {
          void preload(file, file.endsWith('.css') ? 'style' : 'script');
        }
      }
    });
    const opened = openedBy(reads, embedded, replies);
    reserveCredit(opened.read(BUSINESS)).catch(() => undefined);
    const [own] = reads.calls;
    if (reads.route === '' || own === undefined) return;
    const painting = paintEarly(opened, own).then(onTime, onTime);
    if (hasWorker(window)) announcePainting(painting);
  };
  const details = knownDetails(embedded);
  const paged = readsOf(true).calls;
  const calls = readsOf(false).calls.filter((call) => paged.includes(call));
  if (isRecord(details) || calls.length === paged.length) {
    begin(readsOf(announcesLists(details)));
    return;
  }
  // Whole lists or pages of them: the shop's details decide.
  const sent = new Map(startReads({ ...readsOf(false), calls, later: [] }, embedded, isTime));
  const open = (business: unknown): void => begin(readsOf(announcesLists(business)), sent);
  readBody(sent.get(env.apiBaseUrl + BUSINESS)).then(open, () => open(null));
};

if (!env.isProduction && invalidSettings.length > 0)
  console.error(`Settings in index.html that cannot be used: ${invalidSettings.join(', ')}`);
followTheme();
keepInstallOffer();
ignoreSecondTaps(window);
repeatMenuPress();
keepSearch();
// Fonts requested by inline styles send the full address as Referer, despite the page's referrer policy. An address may
// contain a code or a search, so the fonts are requested here, with the policy.
if (location.search !== '') void preload(__FONT__, 'font');
try {
  // A replay uses recorded replies, so no request is sent.
  if (!(env.support && location.pathname === SUPPORT_PATH)) start();
} catch {
  // For example a malformed address, which the application handles itself.
}
