import { READ_TIMEOUT } from '../../../src/config/constants';
import type { Exchange } from '../exchange';
import type { Kit } from '../kit';
import { brokenUnless, type Finding, lenientUnless } from '../verdict';

const SEARCH = 'GET /storefront/products/search';
const CART = 'GET /storefront/my-cart';

/** Compressing shorter replies gains nothing. */
const LONG = 2048;
/** A shopper notices a reply that takes longer than this many milliseconds. */
const SOON = 1000;

const packing = async (kit: Kit, all: Exchange): Promise<void> => {
  if (all.text.length < LONG) return;
  const packed = await kit.ask(SEARCH, { token: null, headers: { 'Accept-Encoding': 'gzip' } });
  const isPacked = packed.headers.get('Content-Encoding') === 'gzip';
  kit.say(SEARCH, 'is compressed on request', packed, [
    ...lenientUnless(isPacked, `${all.text.length} characters are sent uncompressed`),
  ]);
};

/** The reply to a request with the ETag of an earlier one. */
export const revalidationFindings = (etag: string | null, again: Exchange): Finding[] => [
  ...lenientUnless(etag !== null, 'there is no ETag'),
  ...lenientUnless(etag === null || again.http === 304, `HTTP ${again.http} for the ETag it gave, not 304`),
  ...brokenUnless(again.http !== 304 || again.text === '', 'a 304 has a body'),
];

const revalidation = async (kit: Kit, all: Exchange): Promise<void> => {
  const etag = all.headers.get('ETag');
  const again = await kit.ask(SEARCH, { token: null, headers: { 'If-None-Match': etag ?? '"none"' } });
  kit.say(SEARCH, 'answers 304 while unchanged', again, revalidationFindings(etag, again));
  kit.say(SEARCH, 'has a Date header', all, [
    ...lenientUnless(all.headers.has('Date'), 'without Date a wrong clock ends sessions early'),
  ]);
};

/** A reply for one customer must not be cached and served to the next. */
const privacy = async (kit: Kit): Promise<void> => {
  const cart = await kit.ask(CART);
  const cacheControl = cart.headers.get('Cache-Control') ?? '';
  const isShared = /\bpublic\b|s-maxage/.test(cacheControl);
  const isKept = !/no-store|no-cache|private/.test(cacheControl);
  kit.say(CART, 'is stored by no shared cache', cart, [
    ...brokenUnless(!isShared, `Cache-Control: ${cacheControl}`),
    ...lenientUnless(isShared || !isKept, 'Cache-Control does not say private or no-store'),
  ]);
};

/** Checks the compression and caching of replies. */
export const transportChecks = async (kit: Kit): Promise<void> => {
  const all = await kit.ask(SEARCH, { token: null });
  await packing(kit, all);
  await revalidation(kit, all);
  if (kit.token !== null) await privacy(kit);
};

/** Judges all replies, so it must run last. */
export const speedCheck = (kit: Kit): void => {
  const [slowest] = [...kit.exchanges].sort((one, other) => other.ms - one.ms);
  if (!slowest) return;
  const { sent, ms } = slowest;
  const told = `${sent.method} ${new URL(sent.url).pathname} took ${Math.round(ms)} ms`;
  kit.say('every call', 'is answered quickly', slowest, [
    ...lenientUnless(ms < SOON, told),
    ...brokenUnless(ms < READ_TIMEOUT, `${told}; the shop waits ${READ_TIMEOUT} ms`),
  ]);
};
