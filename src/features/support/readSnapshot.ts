import * as v from 'valibot';
import { isRecord } from '../../lib/isRecord';
import { parseJson } from '../../lib/parseJson';
import { applyChanges, type Change } from './changes';
import type { RecordedState } from './exportState';
import { type Snapshot, SNAPSHOT_VERSION } from './snapshot';

export type ReadSnapshot = { snapshot: Snapshot } | { fault: string };

const change = v.custom<Change>(
  (raw) => Array.isArray(raw) && Array.isArray(raw[0]) && raw[0].every((key) => typeof key === 'string'),
);
const state = v.record(v.string(), v.unknown());

/** As much as the replay relies on; what else is in a file of another version is passed over. */
const file = v.looseObject({
  report: v.looseObject({ version: v.number(), code: v.string() }),
  actionsById: v.record(
    v.string(),
    v.looseObject({
      timestamp: v.number(),
      action: v.looseObject({ type: v.string(), changes: v.fallback(v.array(change), []) }),
    }),
  ),
  stagedActionIds: v.array(v.number()),
  committedState: state,
});

const NO_FILE = 'This is not a problem report of the shop.';

const EMPTY_REPORT = { made: '', app: 'unknown', route: '*', requests: [], errors: [], shortened: [] };
const EMPTY_DEVICE = { browser: '', system: '', window: '', touch: false, theme: '', language: '', connection: '' };

/** What the file has of each slice, over what stands there when nothing has happened. */
const over = (empty: RecordedState, kept: RecordedState): RecordedState => {
  const merged = Object.entries(kept).map(([name, slice]): [string, unknown] => {
    const plain = empty[name];
    return [name, isRecord(plain) && isRecord(slice) ? { ...plain, ...slice } : slice];
  });
  return { ...empty, ...Object.fromEntries(merged) };
};

/** A file of this version or an older one. `empty` stands in for what older files do not have yet. */
export const readSnapshot = (text: string, empty: RecordedState): ReadSnapshot => {
  const read = v.safeParse(file, parseJson(text));
  if (!read.success) return { fault: NO_FILE };
  const { report, committedState } = read.output;
  if (report.version > SNAPSHOT_VERSION) {
    return {
      fault: `This file was made by a newer version of the shop: it has format ${report.version}, and this page reads up to ${SNAPSHOT_VERSION}. Open it with the newer version.`,
    };
  }
  const known = { ...EMPTY_REPORT, device: EMPTY_DEVICE, ...report };
  return {
    snapshot: { ...read.output, report: known, committedState: over(empty, committedState) } as unknown as Snapshot,
  };
};

/** Every moment of a recording, the first before anything happened. */
export const momentsOf = ({ stagedActionIds, actionsById, committedState }: Snapshot): RecordedState[] => {
  let current = committedState;
  return stagedActionIds.map((id) => {
    current = applyChanges(current, actionsById[String(id)]?.action.changes ?? []);
    return current;
  });
};
