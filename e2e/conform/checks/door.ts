import { WIRE_CALLS } from '../../../src/testing/builders/calls';
import { tokenFor } from '../../../src/testing/testTokens';
import { buildCheckoutPayload } from '../../../src/contract/checkout';
import type { Kit } from '../kit';
import { needsSession } from '../refusals';

/** Valid bodies that do no harm even if the back end does not check the token. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /admin/change_password': { current_password: 'x', new_password: 'x', confirm_password: 'x' },
  'POST /storefront/request_client_review': {},
  'POST /storefront/checkout': buildCheckoutPayload({
    address: null,
    lines: [{ id: 'x', quantity: 1 }],
    note: '',
    creditor: null,
    plan: { type: 'cash' },
  }),
  'POST /storefront/order/cancel': { order_code: 'x' },
  'POST /storefront/make_down_payment/{order_code}': { down_payment_amount: 1, description: '' },
  'POST /storefront/confirm_order': { checkout_id: 'x' },
  'POST /storefront/add-saved-cart': { items: [] },
  'POST /storefront/add-to-cart': { product_variant_id: 'x', quantity: 1 },
  'POST /loan/cfschedule': { loan_amount: 1, totalPrice: 1, loan_duration: 1 },
};

const HOUR = 3_600_000;

/** Calls that take a customer, without one. Only reads, unless writing is allowed. */
export const doorChecks = async (kit: Kit): Promise<void> => {
  const isAsked = (call: string) => kit.target.write || call.startsWith('GET ');
  for (const { call } of WIRE_CALLS.filter((each) => each.signedIn && isAsked(each.call))) {
    const body = BODIES[call];
    const nobody = await kit.ask(call, { token: null, body });
    kit.say(call, 'needs a token', nobody, needsSession(nobody));
    const forger = await kit.ask(call, { token: tokenFor(HOUR), body });
    kit.say(call, 'answers 401 to a token that it has not issued', forger, needsSession(forger));
  }
};
