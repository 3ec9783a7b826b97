import type { Device } from './device';
import type { About, Mark, Recording, RecordedError } from './recording';
import type { RecordedRequest } from './requestLog';
import type { RecordedState } from './exportState';
import type { Change } from './changes';

/** Raised when an older program could no longer read the file. Every older version stays readable. */
export const SNAPSHOT_VERSION = 2;

/** What stands before the first step; Redux DevTools call it so. */
export const BEGINNING = '@@INIT';

interface RecordedAction {
  type: string;
  changes: Change[];
  about?: About;
  mark?: Mark;
}

interface LiftedAction {
  type: 'PERFORM_ACTION';
  action: RecordedAction;
  timestamp: number;
}

/** What support is told besides the screens. */
export interface SnapshotReport {
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

/** A lifted state as Redux DevTools export and import it. They keep nothing beside it: the report rides in the state. */
export interface Snapshot {
  actionsById: Record<string, LiftedAction>;
  nextActionId: number;
  stagedActionIds: number[];
  skippedActionIds: number[];
  currentStateIndex: number;
  committedState: RecordedState & { report: SnapshotReport };
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
  const lifted = [{ type: BEGINNING, at: first?.at ?? now, changes: [] }, ...steps].map(
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
  return {
    actionsById: Object.fromEntries(lifted.entries()),
    nextActionId: lifted.length,
    stagedActionIds: [...lifted.keys()],
    skippedActionIds: [],
    currentStateIndex: lifted.length - 1,
    committedState: { ...base, report },
    computedStates: [],
    isLocked: false,
    isPaused: false,
  };
};
