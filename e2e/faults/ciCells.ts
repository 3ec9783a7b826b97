import { ACTED, KINDS, type KindName } from './kinds';
import type { Cell } from './runCell';
import { isCompleteRun } from '../../src/testing/complete';

/** Calls that create, pay or change an order. */
const MONEY = /storefront\/checkout|confirm_order|order\/cancel|make_down_payment/;
/** After these a shopper might pay twice: the outcome is unknown, or the session or the network has ended. */
const DANGEROUS: readonly KindName[] = isCompleteRun
  ? [...ACTED, '401', 'offline']
  : ['502 HTML', '200 other shape', 'reset', 'no answer', '401', 'offline'];

/** Regressions, such as a paid order reported as unpaid or a failed read reported as sold out. */
const ONCE_FAILED: [call: RegExp, kinds: readonly KindName[]][] = [
  [/product-variant/, ['500', '401', '200 HTML', '200 other shape', 'no answer', 'offline']],
  [/is_logged_in/, ['200 other shape']],
  [/GET .*my-cart|add-saved-cart/, ['401']],
  [/products\/\{slug\}\/|category_products|sections\/products|GET .*\/order\//, ['403', '422']],
  [/auth\/verify/, ['500', '502 HTML', 'no answer']],
];

/** Assigns the kinds to the calls in turn, so that every kind is covered by one or two calls. */
const isInTurn = (call: number, kind: number): boolean => (call + kind) % KINDS.length === 0;

/** Calls that move money alternate: one gets every second dangerous kind, the next one the others. */
const isDangerous = (call: number, kind: KindName): boolean => {
  const place = DANGEROUS.indexOf(kind);
  return place !== -1 && (isCompleteRun || (call + place) % 2 === 0);
};

/** The cells that run with every change; `npm run faults` runs all cells. */
export const isInCi = ({ scene: { call }, kind: { name } }: Cell, calls: readonly string[]): boolean =>
  (MONEY.test(call) && isDangerous(calls.indexOf(call), name)) ||
  ONCE_FAILED.some(([pattern, kinds]) => pattern.test(call) && kinds.includes(name)) ||
  isInTurn(
    calls.indexOf(call),
    KINDS.findIndex((kind) => kind.name === name),
  );
