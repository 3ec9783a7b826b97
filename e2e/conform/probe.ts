import * as v from 'valibot';
import { setUnreadableReporter } from '../../src/contract/lists';
import { isRecord } from '../../src/lib/json';
import type { WireCall } from '../../src/testing/builders/calls';

/** Fields from the top down; 0 means any entry of a list. */
export type Path = readonly (string | 0)[];

/** The example with one value replaced; a list on the path keeps only the entry that contains it. */
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
 * Finds out how a call's schema reads a field by trying values in its good reply, so that the rules of the readers are
 * not repeated here.
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

/** Cached for each call, because replies repeat the same values. */
export const probe = (call: WireCall): Probe => {
  const found = made.get(call) ?? makeProbe(call);
  made.set(call, found);
  return found;
};
