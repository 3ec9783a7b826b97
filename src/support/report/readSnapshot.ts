import * as v from 'valibot';
import { isRecord, parseJson } from '../../lib/json';
import { applyChanges } from '../record/changes';
import type { RecordedState } from '../redact/exportState';
import { liftedState } from './liftedState';
import { liftedSnapshot, type Snapshot, SNAPSHOT_VERSION } from './snapshot';
import { snapshotSchema } from './snapshotSchema';

export type ReadSnapshot = { snapshot: Snapshot } | { error: string };

const NO_FILE = 'This is not a problem report of the shop.';

/** Merges each slice of the file over its initial state. */
const over = (empty: RecordedState, stored: RecordedState): RecordedState => {
  const merged = Object.entries(stored).map(([name, slice]): [string, unknown] => {
    const plain = empty[name];
    return [name, isRecord(plain) && isRecord(slice) ? { ...plain, ...slice } : slice];
  });
  return { ...empty, ...Object.fromEntries(merged) };
};

/** Reads a saved report or the state of Redux DevTools. `empty` fills in slices that older files do not have. */
export const readLifted = (file: unknown, empty: RecordedState): ReadSnapshot => {
  const read = v.safeParse(snapshotSchema, liftedState(file));
  if (!read.success) return { error: NO_FILE };
  const { actionsById, stagedActionIds, committedState } = read.output;
  if (stagedActionIds.length === 0) return { error: NO_FILE };
  const { version } = committedState.report;
  if (version > SNAPSHOT_VERSION) {
    return {
      error: `This file was made by a newer version of the shop: it has format ${version}, and this page reads up to ${SNAPSHOT_VERSION}. Open it with the newer version.`,
    };
  }
  return {
    snapshot: liftedSnapshot(
      actionsById as Snapshot['actionsById'],
      stagedActionIds,
      over(empty, committedState) as Snapshot['committedState'],
    ),
  };
};

/** Replaces the former names of error fields, which decide between an error and a page that was not found. */
const withCurrentNames = (text: string): string =>
  text.replaceAll('"isNo"', '"didNotAct"').replaceAll('"saysNo"', '"isRefusal"');

/** Reads a file of this version or an older one. */
export const readSnapshot = (text: string, empty: RecordedState): ReadSnapshot =>
  readLifted(parseJson(withCurrentNames(text)), empty);

/** The state after every step, starting with the state before the first. */
export const recordedStates = ({ stagedActionIds, actionsById, committedState }: Snapshot): RecordedState[] => {
  let current: RecordedState = committedState;
  return stagedActionIds.map((id, step) => {
    current = applyChanges(current, actionsById[String(id)]?.action.changes ?? []);
    return { ...current, step };
  });
};
