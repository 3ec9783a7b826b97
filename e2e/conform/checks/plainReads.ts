import { WIRE_CALLS, type WireCall } from '../../../src/testing/builders/calls';
import { AS_WRITTEN, type Kit } from '../kit';
import { answers } from '../replies';

const isPlainRead = ({ call, arg }: WireCall): boolean => call.startsWith('GET ') && arg === undefined;

/** Reads without parameters that no other check has made. */
export const plainReads = async (kit: Kit): Promise<void> => {
  const isDone = (name: string) => kit.rows.some(({ call, rule }) => call === name && rule === AS_WRITTEN);
  for (const { call, feature, signedIn = false } of WIRE_CALLS.filter(isPlainRead)) {
    if (feature !== undefined && !kit.features.includes(feature)) continue;
    if (isDone(call) || (signedIn && kit.token === null)) continue;
    const seen = await kit.ask(call);
    kit.say(call, AS_WRITTEN, seen, answers(call, seen));
  }
};
