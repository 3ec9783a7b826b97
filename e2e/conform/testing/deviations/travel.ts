import { type Spoil, withHead, withStatus } from '../spoil';
import { type Deviation, deviationsOf } from './deviation';

const CART = 'GET /storefront/my-cart';
const PREFLIGHT = 'OPTIONS /storefront/my-cart';
const PREFLIGHT_OF_ONE = 'OPTIONS /storefront/my-cart/{id}';
const GETS = "lets GET of the shop's origin through";
const READ = "can be read by pages of the shop's origin";
const NOT_SHARED = 'is stored by no shared cache';

const without = (name: string) => withHead((headers) => headers.delete(name));
const having = (name: string, value: string) => withHead((headers) => headers.set(name, value));

/** Applies to this call, while the rule is one of every call. */
const only =
  (call: string, spoil: Spoil): Spoil =>
  () =>
    spoil(call);

/** Deviations in headers, compression and speed. */
export const TRAVEL: Deviation[] = [
  ...deviationsOf('every call', [
    ['replies without Access-Control-Allow-Origin', READ, without('Access-Control-Allow-Origin')],
    ['replies that allow a different origin', READ, having('Access-Control-Allow-Origin', 'https://other.example')],
    ['replies that do not expose Date and Retry-After', READ, without('Access-Control-Expose-Headers')],
    [
      'refusals without Access-Control-Allow-Origin',
      `${READ} where it says no`,
      only(CART, without('Access-Control-Allow-Origin')),
    ],
    ['HTTP 404 to a preflight', GETS, only(PREFLIGHT, withStatus(404))],
    [
      'a preflight without Idempotency-Key',
      GETS,
      only(PREFLIGHT, having('Access-Control-Allow-Headers', 'Accept, Authorization, Content-Type, X-Api-Key')),
    ],
    [
      'a wildcard in place of the Authorization header',
      GETS,
      only(PREFLIGHT, having('Access-Control-Allow-Headers', '*')),
    ],
    [
      'a preflight without DELETE',
      "lets DELETE of the shop's origin through",
      only(PREFLIGHT_OF_ONE, having('Access-Control-Allow-Methods', 'GET, POST')),
    ],
  ]),
  ...deviationsOf(CART, [
    ['a cart reply that shared caches may store', NOT_SHARED, having('Cache-Control', 'public, max-age=60')],
    ['a cart reply without Cache-Control', NOT_SHARED, without('Cache-Control'), 'lenient'],
  ]),
  ...deviationsOf('GET /storefront/products/search', [
    ['a long reply without compression', 'is compressed on request', without('Content-Encoding'), 'lenient'],
    ['a missing ETag', 'answers 304 while unchanged', without('ETag'), 'lenient'],
    ['a missing Date', 'has a Date header', without('Date'), 'lenient'],
  ]),
];
