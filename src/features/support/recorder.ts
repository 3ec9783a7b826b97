import { MOST_STEPS } from '../../config/constants';
import type { RootState } from '../../store/types';
import type { Step } from '../../lib/actionLog';
import { applyChanges, type Change, changesBetween } from './changes';
import { keyOfEntry } from './apiRules';
import { exportState, type RecordedState } from './exportState';
import { createNames, type Names } from './names';
import { plainWords } from './plainWords';
import { matchPlace } from './placeRules';
import { requestLog, type RecordedRequest } from './requestLog';
import { ERROR_CAUGHT } from './supportEvents';

const MOST_ERRORS = 20;

export interface RecordedStep {
  type: string;
  at: number;
  changes: Change[];
}

export interface RecordedError {
  name: string;
  message: string;
  at: number;
}

export interface Recording {
  /** The state before the first of the steps. */
  base: RecordedState;
  steps: RecordedStep[];
  requests: RecordedRequest[];
  errors: RecordedError[];
  /** The pattern of the page's address. */
  route: string;
  /** Reads that are on the screen just now. */
  inUse: string[];
}

/** Housekeeping of the libraries: no part of the story unless it changes what is shown. */
const isHousekeeping = (type: string): boolean => /^(api|persist|overlays|__rtkq|@@)/.test(type);

/** `getCart/fulfilled` instead of `api/executeQuery/fulfilled`: the name of the call is the story. */
const storyName = ({ type, meta }: Step<RootState>['action']): string => {
  const arg = (meta as { arg?: { endpointName?: unknown } } | undefined)?.arg;
  const [, end = ''] = /^api\/execute\w+\/(\w+)$/.exec(type) ?? [];
  return end !== '' && typeof arg?.endpointName === 'string' ? `api/${arg.endpointName}/${end}` : type;
};

const keysInUse = ({ api }: RootState, names: Names): string[] =>
  Object.entries(api.subscriptions).flatMap(([key, users]) => {
    const entry = api.queries[key as keyof typeof api.queries];
    return users && Object.keys(users).length > 0 && entry ? (keyOfEntry(entry, names) ?? []) : [];
  });

/** Makes of every step, as it happens, what may be exported of it; nothing else is kept. */
export const createRecorder = (before: RootState) => {
  const names = createNames();
  const requests = requestLog();
  let base = exportState(before, names);
  let latest = base;
  let state = before;
  let steps: RecordedStep[] = [];
  let errors: RecordedError[] = [];
  let hear: ((step: RecordedStep) => void) | undefined;

  const noteError = ({ payload }: Step<RootState>['action'], at: number) => {
    const { name, message } = payload as { name: string; message: string };
    errors = [...errors, { name: plainWords(name), message: plainWords(message), at }].slice(-MOST_ERRORS);
  };

  return {
    add: ({ action, at, after }: Step<RootState>): void => {
      state = after;
      requests.add(action, at);
      if (action.type === ERROR_CAUGHT) noteError(action, at);
      const now = exportState(after, names);
      const changes = changesBetween(latest, now);
      latest = now;
      if (changes.length === 0 && isHousekeeping(action.type)) return;
      const step = { type: storyName(action), at, changes };
      steps.push(step);
      hear?.(step);
      const [oldest] = steps;
      if (steps.length <= MOST_STEPS || !oldest) return;
      base = applyChanges(base, oldest.changes);
      steps = steps.slice(1);
    },
    /** Tells one hearer of every step from now on. */
    onStep: (heard: (step: RecordedStep) => void): void => {
      hear = heard;
    },
    read: (): Recording => ({
      base,
      steps,
      requests: requests.read(),
      errors,
      route: matchPlace(state.nav.pathname)?.pattern ?? '*',
      inUse: keysInUse(state, names),
    }),
  };
};
