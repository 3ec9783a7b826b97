import type { Step } from '../../lib/actionLog';
import { accountKey } from '../../lib/accountKey';
import type { RootState } from '../../store/types';
import { keyOfEntry } from '../redact/apiRules';
import { errorLog } from './errorLog';
import { exportState, type RecordedState } from '../redact/exportState';
import { idleQueue } from './idleQueue';
import { createNames, type Names } from '../redact/names';
import { matchPlace } from '../redact/placeRules';
import type { PageWatch, RecordedStep, Recording, PageEvent } from './recording';
import { requestLog } from './requestLog';
import { stepLog } from './stepLog';
import { isInternalAction, outcomeOf, storyName } from './steps';
import type { Earlier } from './story/earlier';
import { type StoryOwner, mayContinue, VISITOR, ownerOf } from './story/owner';
import { NO_TRACES, type Traces } from './traces/traces';

const withTraces = (state: RecordedState, traces: Traces): RecordedState =>
  traces === NO_TRACES ? state : { ...state, traces };

const keysInUse = ({ api }: RootState, names: Names): string[] =>
  Object.entries(api.subscriptions).flatMap(([key, users]) => {
    const entry = api.queries[key as keyof typeof api.queries];
    return users && Object.keys(users).length > 0 && entry ? (keyOfEntry(entry, names) ?? []) : [];
  });

/** The recording ends when the shopper signs out or changes. */
const endsStory = (before: RootState, after: RootState, owner: string): boolean => {
  const isSignOut = after.session.ended === 'loggedOut' && before.session.ended !== 'loggedOut';
  return isSignOut || !mayContinue(owner, accountKey(after.session.account));
};

/**
 * Redacts the steps in order while the browser is idle, and stores only the result. `earlier` is the recording of the
 * page before the last load.
 */
export const createRecorder = (before: RootState, earlier: Earlier | null = null) => {
  const names = createNames(earlier?.counts);
  const queue = idleQueue();
  const requests = requestLog(earlier?.requests);
  const errors = errorLog(earlier?.errors);
  const first = exportState(before, names);
  const log = earlier ? stepLog(earlier.base, earlier.steps) : stepLog(first);
  if (earlier) log.add(earlier.gap, first);
  let state = before;
  let { session } = before;
  let owner = ownerOf(before, earlier?.owner);
  let traces = NO_TRACES;
  let watch: PageWatch | undefined;

  const forget = (now: RecordedState): void => {
    owner = VISITOR;
    log.forget(now);
    requests.forget();
    errors.forget();
    watch?.forget();
  };

  const add = ({ action, at, after }: Step<RootState>): void => {
    const now = withTraces(exportState(after, names), traces);
    if (endsStory(state, after, owner)) forget(now);
    state = after;
    owner = ownerOf(state, owner);
    if (!state.session.keep) watch?.forget();
    const settled = requests.add(action, at);
    const step = { type: storyName(action), at, ...errors.add(action, at), ...(settled && outcomeOf(settled)) };
    log.add(step, now, !settled && isInternalAction(action.type));
  };

  return {
    add: (step: Step<RootState>): void => {
      queue.add(() => {
        add(step);
      });
      const isNew = step.after.session !== session;
      session = step.after.session;
      // A recording that may no longer be stored is removed at once.
      if (isNew && (session.ended === 'loggedOut' || !session.keep)) queue.flush();
    },
    /** Records an event that does not pass through the store. */
    note: (describe: () => PageEvent, at: number): void => {
      queue.add(() => {
        const { traces: now = traces, ...seen } = describe();
        traces = now;
        log.add({ ...seen, at }, withTraces(log.latest(), traces));
      });
    },
    /** Starts the page watcher, once. */
    watchBy: (start: () => PageWatch): void => {
      watch ??= start();
    },
    /** Sets the one listener for later steps. */
    onStep: (listener: (step: RecordedStep) => void): void => {
      log.onStep(listener);
    },
    /** The current account, the recording's owner, and whether it may be stored in this browser. */
    keeper: (): StoryOwner & { mayKeep: boolean } => {
      queue.flush();
      return { account: accountKey(state.session.account), owner, mayKeep: state.session.keep };
    },
    isLeaving: (): boolean => {
      queue.flush();
      return state.payment.phase === 'leaving';
    },
    counts: names.counts,
    read: (): Recording => {
      watch?.look();
      queue.flush();
      return {
        ...log.read(),
        requests: requests.read(),
        errors: errors.read(),
        route: matchPlace(state.nav.pathname)?.pattern ?? '*',
        inUse: keysInUse(state, names),
      };
    },
  };
};

export type Recorder = ReturnType<typeof createRecorder>;
