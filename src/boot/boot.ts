/**
 * Runs in the head of index.html, before the bundle is there: starts the reads that the opened
 * address needs, fetches the route's own files, and paints the first of the page as soon as its reply is there.
 * It must stay small and must not fail: whatever goes wrong here, the application simply asks again.
 */
import { env } from '../config/env';
import { SUPPORT_PATH } from '../config/paths';
import type { EarlyReplies } from './early';
import { followTheme, stored } from './kept';
import { applyStyles, preload } from './links';
import { type Opened, paintEarly, readBody } from './paint';
import { firstReads, type FirstReads } from './reads';

declare const __ROUTE_FILES__: Record<string, string[]>;
declare const __FONT__: string;

/** How long the first painting may keep everything else from being asked for. */
const EARLY_READ_TIMEOUT_MS = 1500;

const startReads = ({ calls, later }: FirstReads, isTime: Promise<unknown>): EarlyReplies['replies'] => {
  const token = stored('token');
  const early: EarlyReplies = { token, replies: new Map() };
  window.__early = early;
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Api-Key': env.apiKey };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  const put = (call: string, ask: (url: string) => Promise<Response>) => {
    const reply = ask(env.apiBaseUrl + call);
    early.replies.set(env.apiBaseUrl + call, reply);
    // Whoever takes the reply hears of a failure too; until then nobody is there to hear of it.
    reply.catch(() => undefined);
  };
  for (const call of calls) put(call, (url) => fetch(url, { headers }));
  for (const call of later) put(call, (url) => isTime.then(() => fetch(url, { headers })));
  return early.replies;
};

const openedBy = (reads: FirstReads, replies: EarlyReplies['replies'], styled: Opened['styled']): Opened => {
  const pictures: Promise<void>[] = [];
  return {
    route: reads.route,
    params: new URLSearchParams(location.search),
    slug: decodeURIComponent(reads.calls[0]?.split('/').pop() ?? ''),
    read: (call) => readBody(replies.get(env.apiBaseUrl + call)),
    preload: (picture) => pictures.push(preload(picture, 'image')),
    painted: () => {
      if (window.__early) window.__early.pictures = Promise.all(pictures);
    },
    styled,
  };
};

const start = (): void => {
  const reads = firstReads(location.pathname, location.search);
  document.documentElement.dataset.at = reads.route;
  const files = __ROUTE_FILES__[reads.route] ?? [];
  const styles = files.filter((file) => file.endsWith('.css'));
  // A browser keeps few connections to a server open: what the first painting needs goes first.
  const styled = Promise.all(styles.map((file) => preload(file, 'style')));
  let onTime: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (onTime = resolve));
  setTimeout(onTime, EARLY_READ_TIMEOUT_MS);
  // The application takes the replies out; here they are kept for as long as the painting lasts.
  const replies = new Map(startReads(reads, isTime));
  void isTime.then(() => {
    for (const file of files) if (!styles.includes(file)) void preload(file, 'script');
  });
  const [own] = reads.calls;
  if (reads.route === '' || own === undefined) return;
  const opened = openedBy(reads, replies, () => styled.then(() => applyStyles(styles)));
  paintEarly(opened, own).then(onTime, onTime);
};

followTheme();
// A font that styles in the page ask for is asked for with the whole address as its Referer, whatever the page's policy
// says. An address may carry a code or a search, so there it is asked for here, by the policy.
if (location.search !== '') void preload(__FONT__, 'font');
try {
  // What was recorded is not asked for.
  if (!(env.support && location.pathname === SUPPORT_PATH)) start();
} catch {
  // A malformed address, say: the application copes with that by itself.
}
