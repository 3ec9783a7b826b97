import * as v from 'valibot';
import { setUnreadableReporter } from '../../src/contract/unreadable';
import { isRecord } from '../../src/lib/isRecord';
import type { WireCall } from '../../src/testing/builders/calls';

/** Fields from the top down; 0 means any entry of a list. */
export type Path = readonly (string | 0)[];

/** The example with one value in another's place; a list on the way is left with that one entry. */
const placed = (example: unknown, path: Path, value: unknown): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (step === 0) return [placed(Array.isArray(example) ? example[0] : undefined, rest, value)];
  const record = isRecord(example) ? example : {};
  return { ...record, [step]: placed(record[step], rest, value) };
};

/** Parses a reply as the shop does, and lists the entries that it leaves out. */
export const readReply = ({ reply }: WireCall, body: unknown) => {
  const leftOut: string[] = [];
  setUnreadableReporter((message) => leftOut.push(message));
  const result = v.safeParse(reply, body);
  setUnreadableReporter(null);
  return { leftOut, issues: result.issues?.map(({ message }) => message) ?? [], output: result.output };
};

export interface Probe {
  /** Whether the shop reads two values at one place as equal. */
  same(path: Path, one: unknown, other: unknown): boolean;
  /** Whether the shop reads a value as if it were missing. */
  isLost(path: Path, value: unknown): boolean;
}

/**
 * Finds out how a call's schema reads a field, by putting values into its good reply: the readers say themselves what
 * they take, and nothing of it is written down here a second time.
 */
const makeProbe = (call: WireCall): Probe => {
  const known = new Map<string, string>();
  const reading = (path: Path, value: unknown): string => {
    const key = `${path.join('.')} ${JSON.stringify(value)}`;
    const found = known.get(key) ?? JSON.stringify(readReply(call, placed(call.good, path, value)));
    known.set(key, found);
    return found;
  };
  const same = (path: Path, one: unknown, other: unknown): boolean => reading(path, one) === reading(path, other);
  return { same, isLost: (path, value) => same(path, value, null) };
};

const made = new WeakMap<WireCall, Probe>();

/** One for each call: replies say much the same again and again. */
export const probe = (call: WireCall): Probe => {
  const found = made.get(call) ?? makeProbe(call);
  made.set(call, found);
  return found;
};
