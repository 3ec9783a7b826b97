import type { Device } from './device';
import type { About, StepMark, Recording, RecordedError } from '../record/recording';
import type { RecordedRequest } from '../record/requestLog';
import type { RecordedState } from '../redact/exportState';
import type { StateChange } from '../record/changes';

/** Raised when an older program can no longer read the file. All older versions stay readable. */
export const SNAPSHOT_VERSION = 2;

/** The action before the first step, as Redux DevTools name it. */
export const INIT_ACTION = '@@INIT';

interface RecordedAction {
  type: string;
  changes: StateChange[];
  about?: About;
  mark?: StepMark;
}

interface LiftedAction {
  type: 'PERFORM_ACTION';
  action: RecordedAction;
  timestamp: number;
}

/** Information for support besides the state. */
export interface SnapshotReport {
  version: number;
  code: string;
  made: string;
  app: string;
  route: string;
  device: Device;
  requests: RecordedRequest[];
  errors: RecordedError[];
  /** Descriptions of the data left out to keep the file small. */
  shortened: string[];
}

/** Lifted state in the format of Redux DevTools. They keep no other fields, so the report is part of the state. */
export interface Snapshot {
  actionsById: Record<string, LiftedAction>;
  nextActionId: number;
  stagedActionIds: number[];
  skippedActionIds: number[];
  currentStateIndex: number;
  committedState: RecordedState & { report: SnapshotReport };
  /** Computed on import: every state follows from the first one and the changes. */
  computedStates: never[];
  isLocked: boolean;
  isPaused: boolean;
}

export interface SnapshotInfo {
  code: string;
  now: number;
  app: string;
  device: Device;
}

/** Fills in the fields that Redux DevTools expects; the last step is the current one. */
export const liftedSnapshot = (
  actionsById: Snapshot['actionsById'],
  stagedActionIds: number[],
  committedState: Snapshot['committedState'],
): Snapshot => ({
  actionsById,
  nextActionId: Math.max(...stagedActionIds) + 1,
  stagedActionIds,
  skippedActionIds: [],
  currentStateIndex: stagedActionIds.length - 1,
  committedState,
  computedStates: [],
  isLocked: false,
  isPaused: false,
});

export const makeSnapshot = (
  { base, steps, requests, errors, route }: Recording,
  { code, now, app, device }: SnapshotInfo,
  shortened: string[] = [],
): Snapshot => {
  const [first] = steps;
  const lifted = [{ type: INIT_ACTION, at: first?.at ?? now, changes: [] }, ...steps].map(
    ({ at, ...action }: RecordedAction & { at: number }): LiftedAction => ({
      type: 'PERFORM_ACTION',
      action,
      timestamp: at,
    }),
  );
  const report: SnapshotReport = {
    version: SNAPSHOT_VERSION,
    code,
    made: new Date(now).toISOString(),
    app,
    route,
    device,
    requests,
    errors,
    shortened,
  };
  return liftedSnapshot(Object.fromEntries(lifted.entries()), [...lifted.keys()], { ...base, report });
};
