import { withHead, withStatus } from '../spoil';
import type { Deviation } from './deviation';

const ALL = 'every call';
const SEARCH = 'GET /storefront/products/search';
const CART = 'GET /storefront/my-cart';
const PREFLIGHT = 'OPTIONS /storefront/my-cart';
const PREFLIGHT_OF_ONE = 'OPTIONS /storefront/my-cart/{id}';
const GETS = "lets GET of the shop's origin through";
const READ = "can be read by pages of the shop's origin";

/** Deviations in headers, compression and speed. */
export const TRAVEL: Deviation[] = [
  {
    name: 'replies without Access-Control-Allow-Origin',
    between: withHead(ALL, (headers) => headers.delete('Access-Control-Allow-Origin')),
    call: ALL,
    rule: READ,
  },
  {
    name: 'replies that allow a different origin',
    between: withHead(ALL, (headers) => headers.set('Access-Control-Allow-Origin', 'https://other.example')),
    call: ALL,
    rule: READ,
  },
  {
    name: 'replies that do not expose Date and Retry-After',
    between: withHead(ALL, (headers) => headers.delete('Access-Control-Expose-Headers')),
    call: ALL,
    rule: READ,
  },
  {
    name: 'refusals without Access-Control-Allow-Origin',
    between: withHead(CART, (headers) => headers.delete('Access-Control-Allow-Origin')),
    call: ALL,
    rule: `${READ} where it says no`,
  },
  { name: 'HTTP 404 to a preflight', between: withStatus(PREFLIGHT, 404), call: ALL, rule: GETS },
  {
    name: 'a preflight without Idempotency-Key',
    between: withHead(PREFLIGHT, (headers) => {
      headers.set('Access-Control-Allow-Headers', 'Accept, Authorization, Content-Type, X-Api-Key');
    }),
    call: ALL,
    rule: GETS,
  },
  {
    name: 'a wildcard in place of the Authorization header',
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
    name: 'a cart reply that shared caches may store',
    between: withHead(CART, (headers) => headers.set('Cache-Control', 'public, max-age=60')),
    call: CART,
    rule: 'is stored by no shared cache',
  },
  {
    name: 'a cart reply without Cache-Control',
    between: withHead(CART, (headers) => headers.delete('Cache-Control')),
    call: CART,
    rule: 'is stored by no shared cache',
    verdict: 'lenient',
  },
  {
    name: 'a long reply without compression',
    between: withHead(SEARCH, (headers) => headers.delete('Content-Encoding')),
    call: SEARCH,
    rule: 'is compressed on request',
    verdict: 'lenient',
  },
  {
    name: 'a missing ETag',
    between: withHead(SEARCH, (headers) => headers.delete('ETag')),
    call: SEARCH,
    rule: 'answers 304 while unchanged',
    verdict: 'lenient',
  },
  {
    name: 'a missing Date',
    between: withHead(SEARCH, (headers) => headers.delete('Date')),
    call: SEARCH,
    rule: 'has a Date header',
    verdict: 'lenient',
  },
];
