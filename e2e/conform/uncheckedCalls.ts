import { WIRE_CALLS, type WireCall } from '../../src/testing/builders/calls';
import { AS_WRITTEN, type Kit } from './kit';
import type { Row } from './verdict';

/** Calls that need a real shopper, for example one who opens the link of a mail. */
export const NEEDS: Readonly<Record<string, string>> = {
  'GET /auth/verify': 'needs the link of a mail',
  'POST /storefront/customer/confirm-reset-password': 'needs the code of a mail',
  'POST /storefront/me/delete': 'would close the account',
  'POST /storefront/confirm_order': 'needs a payment',
  'POST /storefront/make_down_payment/{order_code}': 'needs a down payment that is due',
};

/** The back end lacks what a check needs, or there is no check in `checks` yet. */
export const NO_CHECK = 'there was nothing to ask it about';

/** Rows about refusals: a call with no other row has not shown a good reply. */
const REFUSAL = /^(refuses|needs a token|answers 401|reports an unknown item as missing|confirms no unpaid order)/;

const reasonOf = (
  { features, target: { account, write } }: Kit,
  { call, feature, signedIn = false }: WireCall,
): string => {
  if (feature !== undefined && !features.includes(feature)) return `the back end does not announce ${feature}`;
  const isRead = call.startsWith('GET ');
  const others = NEEDS[call];
  if (others !== undefined) return others;
  if (!account && (signedIn || !isRead)) return 'needs --email and --password';
  return write || isRead ? NO_CHECK : 'needs --write';
};

/** Calls without any good reply, and the reason. */
export const uncheckedCalls = (kit: Kit): Row[] =>
  WIRE_CALLS.filter((each) => kit.rows.every(({ call, rule }) => call !== each.call || REFUSAL.test(rule))).map(
    (each) => ({
      call: each.call,
      rule: AS_WRITTEN,
      verdict: 'unasked',
      why: [reasonOf(kit, each)],
    }),
  );
