import { randomUUID } from 'node:crypto';
import { buildCheckoutPayload, type CheckoutOrder, checkoutReply } from '../../../src/contract/checkout';
import { type Exchange } from '../exchange';
import { safeRedirectTarget } from '../../../src/lib/safeUrl';
import { type Kit, readAs } from '../kit';
import { answers } from '../replies';
import { brokenUnless, type Finding } from '../verdict';
import type { Goods } from './goods';

export const CHECKOUT = 'POST /storefront/checkout';

export const newPress = (): string => `"${randomUUID()}"`;

/** The orders that were placed, and those that must be cancelled. */
export interface Purchases {
  goods: Goods;
  creditor: string | null;
  codes: Set<string>;
}

export const payload = ({ goods, creditor }: Purchases, given: Partial<CheckoutOrder> = {}) =>
  buildCheckoutPayload({
    address: null,
    lines: [{ id: goods.id, quantity: 1 }],
    note: 'A test of the contract',
    creditor,
    plan: { type: 'cash' },
    ...given,
  });

export interface Placed {
  seen: Exchange;
  code: string | null;
  checkoutId: string | null;
}

export const checkOut = async (kit: Kit, purchases: Purchases, body: unknown, press?: string): Promise<Placed> => {
  const seen = await kit.ask(CHECKOUT, { body, ...(press === undefined ? {} : { press }) });
  const data = readAs(checkoutReply, seen)?.data;
  const code = data?.orderCode ?? null;
  if (code !== null) purchases.codes.add(code);
  return { seen, code, checkoutId: data?.checkoutId ?? null };
};

export const orderFindings = ({ seen }: Placed, isPaidNow: boolean): Finding[] => {
  const data = readAs(checkoutReply, seen)?.data;
  const url = data?.checkoutUrl ?? null;
  const { origin } = new URL(seen.sent.url);
  const isSafe = url === null ? !isPaidNow : safeRedirectTarget(url, [], origin) !== null;
  return [
    ...answers(CHECKOUT, seen),
    ...brokenUnless(isSafe, 'checkout_url is neither an https address nor a path that a shopper can be redirected to'),
    ...brokenUnless((data?.orderCode ?? null) !== null, 'order_code is missing'),
    ...brokenUnless(url === null || (data?.checkoutId ?? null) !== null, 'checkout_id is missing'),
  ];
};
