import { createHash } from 'node:crypto';
import { announcesLists, BUSINESS, firstReads } from '../../src/contract/firstReads';
import { dataOf } from '../../src/contract/firstReplies';
import { choosesView } from '../../src/contract/listCall';
import { readPage } from '../../src/contract/listStart';
import { titleOfPath } from '../../src/domain/pageTitles';
import { settingsIn } from '../../src/delivery/pageFile';
import { boundedMap } from '../cache/boundedMap';
import type { Encoding } from '../http/compress';
import { originOf } from '../http/origin';
import { type ReplySource, fetchReplies, withTimeout } from './fetchReplies';
import { emptyDataBlock, withReplies } from './dataBlock';
import { firstReplies } from './firstReplies';
import { isUnknown } from './isUnknown';
import { parsedReply } from './readReply';
import { withGoods } from './noscriptGoods';
import type { Sendable } from './sendablePage';
import { sendablePage } from './sendablePage';
import { pictureLinks } from './pictureLinks';
import type { OpenedPage } from './addressMeta';
import { withHead } from './pageHead';

const DEFAULT_MOST_BYTES = 8 * 2 ** 20;
/** Limits the load on the database and the compressor: with this many pages in progress, a page is sent as built. */
const mostAtOnce = 30;

/** The share of `timeoutMs` for the API; the rest is for compression. */
const asking = 0.7;

const isChoosing = ({ searchParams }: URL): boolean => searchParams.has('variant') || choosesView(searchParams);

interface CachedPage {
  /** Identifies the replies that the page was made from. */
  made: string;
  /** Undefined when there was nothing to embed. */
  page: Sendable | undefined;
  weight: number;
}

export interface PageCacheOptions {
  /** How long a page may wait for its replies, in milliseconds. */
  timeoutMs: number;
  /** The shop's public address; pictures of link previews need absolute URLs. */
  publicOrigin?: string | undefined;
  /** Approximate size limit of the page cache in bytes. */
  most?: number;
}

/** Makes the page for an address from the built page; undefined: the built page is sent. */
export type MakePage = (built: Buffer, address: URL, encoding: Encoding | undefined) => Promise<Sendable | undefined>;

/**
 * Caches pages with their first replies, the same for every visitor. The API is called for each opened page, so a page
 * is as fresh as its replies; an unchanged page is sent from the cache, already compressed.
 */
export const cachedPages = (
  api: ReplySource,
  { timeoutMs, publicOrigin, most = DEFAULT_MOST_BYTES }: PageCacheOptions,
): MakePage => {
  const originAt = originOf(publicOrigin);
  const cache = boundedMap<CachedPage>(most, ({ weight }) => weight);
  const making = new Map<string, Promise<Sendable | undefined>>();
  let atOnce = 0;

  const make = async (key: string, made: string, html: string, opened: OpenedPage) => {
    const { reads, replies } = opened;
    const first = await firstReplies(reads, replies);
    const filled = withReplies(html, first);
    const text = filled && (await withGoods(await withHead(filled, opened), reads, first, replies));
    const link = settingsIn(html).pictureSizes ? undefined : await pictureLinks(reads, replies);
    const page =
      text === undefined ? undefined : { ...sendablePage(text), link, isUnknown: await isUnknown(reads, replies) };
    // The two compressed forms together weigh less than the text once more.
    cache.set(key, { made, page, weight: 500 + (key.length + made.length + (text?.length ?? 0)) * 2 });
    return page;
  };

  const pageOf = (built: Buffer, opened: OpenedPage): Promise<Sendable | undefined> => {
    const { address, reads, replies, origin } = opened;
    const named = [titleOfPath(address.pathname), readPage(address.searchParams)];
    const key = [origin, ...named, reads.route, ...reads.calls].join(' ');
    const digest = createHash('sha256').update(built).digest('base64url');
    const made = [origin, digest, ...replies.map((reply) => `${reply.call} ${reply.digest}`)].join(' ');
    const known = cache.get(key);
    if (known?.made === made) return Promise.resolve(known.page);
    const id = `${key} ${made}`;
    const flight = making.get(id) ?? make(key, made, built.toString(), opened).finally(() => making.delete(id));
    making.set(id, flight);
    return flight;
  };

  const open: MakePage = async (built, address, encoding) => {
    // The page of another API reads another catalogue than this server's.
    if (!built.includes(emptyDataBlock)) return undefined;
    const isPaged = announcesLists(
      dataOf(await parsedReply(await fetchReplies(api, [BUSINESS], timeoutMs * asking), BUSINESS)),
    );
    const reads = firstReads(address.pathname, address.search, isPaged);
    const replies = await fetchReplies(api, [...reads.calls, ...reads.later], timeoutMs * asking);
    const page = await pageOf(built, { address, reads, replies, origin: originAt({ url: address.href }) });
    if (encoding) await page?.packed(encoding);
    // A page with options in its address shows another first picture.
    return page && isChoosing(address) ? { ...page, link: undefined } : page;
  };

  return async (...given) => {
    if (atOnce >= mostAtOnce) return undefined;
    atOnce += 1;
    const opening = open(...given).finally(() => (atOnce -= 1));
    return withTimeout(opening, timeoutMs);
  };
};
