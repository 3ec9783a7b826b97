import { WIRE_CALLS } from '../../../src/testing/builders/calls';
import { tokenFor } from '../../../src/testing/testTokens';
import type { Kit } from '../kit';
import { needsSession } from '../refusals';

const HOUR = 3_600_000;

/** Sends the calls that need a customer without a token; only reads, unless writing is allowed. */
export const accessChecks = async (kit: Kit): Promise<void> => {
  const isAsked = (call: string) => kit.target.write || call.startsWith('GET ');
  for (const { call, body, feature } of WIRE_CALLS.filter((each) => each.signedIn && isAsked(each.call))) {
    if (feature !== undefined && !kit.features.includes(feature)) continue;
    const nobody = await kit.ask(call, { token: null, body });
    kit.say(call, 'needs a token', nobody, needsSession(nobody));
    const forger = await kit.ask(call, { token: tokenFor(HOUR), body });
    kit.say(call, 'answers 401 to a token that it has not issued', forger, needsSession(forger));
  }
};
