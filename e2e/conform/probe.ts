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

/** Replies repeat the same values. */
const known = new Map<string, string>();

const reading = (call: WireCall, path: Path, value: unknown): string => {
  const key = [call.call, ...path, JSON.stringify(value)].join(' ');
  const found = known.get(key) ?? JSON.stringify(readReply(call, placed(call.good, path, value)));
  known.set(key, found);
  return found;
};

/** Whether the call's schema reads a value in the good reply as if it were missing. */
export const isLost = (call: WireCall, path: Path, value: unknown): boolean =>
  reading(call, path, value) === reading(call, path, null);
