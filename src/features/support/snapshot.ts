import type { Device } from './device';
import type { Recording, RecordedError } from './recorder';
import type { RecordedRequest } from './requestLog';
import type { RecordedState } from './exportState';
import type { Change } from './changes';

/** Raised when an older program could no longer read the file. Every older version stays readable. */
export const SNAPSHOT_VERSION = 1;

interface RecordedAction {
  type: string;
  changes: Change[];
}

interface LiftedAction {
  type: 'PERFORM_ACTION';
  action: RecordedAction;
  timestamp: number;
}

/** What support is told besides the screens. */
interface SnapshotReport {
  version: number;
  code: string;
  made: string;
  app: string;
  route: string;
  device: Device;
  requests: RecordedRequest[];
  errors: RecordedError[];
  /** What had to be left out for the file to stay small. */
  shortened: string[];
}

/** A lifted state as Redux DevTools export and import it, with a report beside it that they pass over. */
export interface Snapshot {
  report: SnapshotReport;
  actionsById: Record<string, LiftedAction>;
  nextActionId: number;
  stagedActionIds: number[];
  skippedActionIds: number[];
  currentStateIndex: number;
  committedState: RecordedState;
  /** Computed by whoever imports it: every state follows from the first one and the changes. */
  computedStates: never[];
  isLocked: boolean;
  isPaused: boolean;
}

export interface Circumstances {
  code: string;
  now: number;
  app: string;
  device: Device;
}

export const makeSnapshot = (
  { base, steps, requests, errors, route }: Recording,
  { code, now, app, device }: Circumstances,
  shortened: string[] = [],
): Snapshot => {
  const [first] = steps;
  const lifted = [{ type: '@@INIT', at: first?.at ?? now, changes: [] }, ...steps].map(
    ({ type, at, changes }): LiftedAction => ({ type: 'PERFORM_ACTION', action: { type, changes }, timestamp: at }),
  );
  return {
    report: {
      version: SNAPSHOT_VERSION,
      code,
      made: new Date(now).toISOString(),
      app,
      route,
      device,
      requests,
      errors,
      shortened,
    },
    actionsById: Object.fromEntries(lifted.entries()),
    nextActionId: lifted.length,
    stagedActionIds: [...lifted.keys()],
    skippedActionIds: [],
    currentStateIndex: lifted.length - 1,
    committedState: base,
    computedStates: [],
    isLocked: false,
    isPaused: false,
  };
};
