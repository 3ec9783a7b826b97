import { withHead, withStatus } from '../spoil';
import type { Deviation } from './deviation';

const ALL = 'every call';
const SEARCH = 'GET /storefront/products/search';
const CART = 'GET /storefront/my-cart';
const PREFLIGHT = 'OPTIONS /storefront/my-cart';
const PREFLIGHT_OF_ONE = 'OPTIONS /storefront/my-cart/{id}';
const GETS = "lets GET of the shop's origin through";
const READ = "can be read by pages of the shop's origin";

/** How replies travel. */
export const TRAVEL: Deviation[] = [
  {
    name: 'replies that no page of another origin may read',
    between: withHead(ALL, (headers) => headers.delete('Access-Control-Allow-Origin')),
    call: ALL,
    rule: READ,
  },
  {
    name: 'replies for another origin than the shop',
    between: withHead(ALL, (headers) => headers.set('Access-Control-Allow-Origin', 'https://other.example')),
    call: ALL,
    rule: READ,
  },
  {
    name: 'Date and Retry-After kept from the page',
    between: withHead(ALL, (headers) => headers.delete('Access-Control-Expose-Headers')),
    call: ALL,
    rule: READ,
  },
  {
    name: 'refusals that no page of another origin may read',
    between: withHead(CART, (headers) => headers.delete('Access-Control-Allow-Origin')),
    call: ALL,
    rule: `${READ} where it says no`,
  },
  { name: '404 to a preflight', between: withStatus(PREFLIGHT, 404), call: ALL, rule: GETS },
  {
    name: 'a preflight without Idempotency-Key',
    between: withHead(PREFLIGHT, (headers) => {
      headers.set('Access-Control-Allow-Headers', 'Accept, Authorization, Content-Type, X-Api-Key');
    }),
    call: ALL,
    rule: GETS,
  },
  {
    name: 'a star that does not stand for Authorization',
    between: withHead(PREFLIGHT, (headers) => headers.set('Access-Control-Allow-Headers', '*')),
    call: ALL,
    rule: GETS,
  },
  {
    name: 'a preflight without DELETE',
    between: withHead(PREFLIGHT_OF_ONE, (headers) => headers.set('Access-Control-Allow-Methods', 'GET, POST')),
    call: ALL,
    rule: "lets DELETE of the shop's origin through",
  },
  {
    name: 'a cart that everybody in between may keep',
    between: withHead(CART, (headers) => headers.set('Cache-Control', 'public, max-age=60')),
    call: CART,
    rule: 'is kept by nobody in between',
  },
  {
    name: 'a cart that does not say who may keep it',
    between: withHead(CART, (headers) => headers.delete('Cache-Control')),
    call: CART,
    rule: 'is kept by nobody in between',
    verdict: 'lenient',
  },
  {
    name: 'a long reply as it is',
    between: withHead(SEARCH, (headers) => headers.delete('Content-Encoding')),
    call: SEARCH,
    rule: 'is packed for a browser that can unpack it',
    verdict: 'lenient',
  },
  {
    name: 'no ETag',
    between: withHead(SEARCH, (headers) => headers.delete('ETag')),
    call: SEARCH,
    rule: 'is not sent again while it is the same',
    verdict: 'lenient',
  },
  {
    name: 'no Date',
    between: withHead(SEARCH, (headers) => headers.delete('Date')),
    call: SEARCH,
    rule: 'says what time it is',
    verdict: 'lenient',
  },
];
