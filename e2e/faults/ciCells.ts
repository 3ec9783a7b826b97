import { KINDS, type KindName } from './kinds';
import type { Cell } from './runCell';

/** What makes an order and confirms its payment: every kind, every time. */
const PAYING = /storefront\/checkout|confirm_order/;
/** What changes an order afterwards: every other kind. */
const AFTERWARDS = /order\/cancel|make_down_payment/;

/** Cells that have failed once: a paid order that was called unpaid, a failed read that was called sold out, and others. */
const ONCE_FAILED: [call: RegExp, kinds: readonly KindName[]][] = [
  [
    /product-variant/,
    ['500', '502 HTML', '503 Retry-After', '429 Retry-After', '401', '200 HTML', '200 empty', '200 cut off'],
  ],
  [/product-variant/, ['200 other shape', 'reset', 'no answer', 'offline']],
  [/is_logged_in/, ['200 other shape']],
  [/GET .*my-cart|add-saved-cart/, ['401']],
  [/products\/\{slug\}\/|category_products|sections\/products|GET .*\/order\//, ['403', '422']],
  [/auth\/verify/, ['500', '502 HTML', 'no answer']],
];

/** The same distance apart for every call, so that every kind is met by several calls. */
const isInTurn = (call: number, kind: number, distance: number): boolean => (call + kind) % distance === 0;

/** What runs with every change; all cells are run by `npm run faults`. */
export const isInCi = ({ scene: { call }, kind: { name } }: Cell, calls: readonly string[]): boolean =>
  PAYING.test(call) ||
  ONCE_FAILED.some(([pattern, kinds]) => pattern.test(call) && kinds.includes(name)) ||
  isInTurn(
    calls.indexOf(call),
    KINDS.findIndex((kind) => kind.name === name),
    AFTERWARDS.test(call) ? 2 : 6,
  );
