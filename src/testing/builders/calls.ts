import type * as v from 'valibot';
import type { Feature } from '../../contract/business';
import { cartCalls } from './calls/cartCalls';
import { catalogueCalls } from './calls/catalogueCalls';
import { customerCalls } from './calls/customerCalls';
import { extensionCalls } from './calls/extensionCalls';
import { orderCalls } from './calls/orderCalls';

export interface WireCall {
  call: string;
  /** The endpoint's name in the shop. */
  endpoint: string;
  reply: v.GenericSchema;
  /** Made only if the back end announces this feature. */
  feature?: Feature;
  /** Marked with a lock in docs/api.md. */
  signedIn?: boolean;
  /** Must happen once, so it has an idempotency key and its own connection. */
  once?: boolean;
  /** A sample argument of the endpoint, if it takes one. */
  arg?: unknown;
  /** The path of the sample request, if it differs from the call's. */
  path?: string;
  /** The body of the sample request. It names nothing that exists: `npm run conform` sends it without a token. */
  body?: Readonly<Record<string, unknown>>;
  /** A valid reply. */
  good: Record<string, unknown>;
}

/** Every call of the shop, for tests that iterate over all calls. */
export const WIRE_CALLS: readonly WireCall[] = [
  ...catalogueCalls,
  ...customerCalls,
  ...orderCalls,
  ...cartCalls,
  ...extensionCalls,
];

const isLike = (template: string, path: string): boolean => {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]))
  );
};

/** Whether a request is a call as the table of all calls names it: 'GET /storefront/order/{order_code}'. */
export const callPattern = (call: string): ((method: string, path: string) => boolean) => {
  const [wanted, template = ''] = call.split(' ');
  return (method, path) => method === wanted && isLike(template, path.split('?')[0] ?? '');
};

const BASE = '/api/v1';

/** The shop's call that a request belongs to. */
export const wireCallOf = ({ method, url }: { method: string; url: string }): WireCall | undefined => {
  const path = new URL(url, 'http://localhost').pathname.replace(BASE, '');
  // The last one: a product's address fits that of its reviews too.
  return WIRE_CALLS.filter(({ call }) => callPattern(call)(method, path)).at(-1);
};
