import { makeStore } from '../../app/store';
import type { RootState } from '../../app/rootReducer';
import type { RecordedState } from '../../support/redact/exportState';
import { isRecord } from '../../lib/json';
import { testEnvironment } from '../testEnvironment';
import { tokenFor } from '../testTokens';
import { isGood, type Story } from './storyOf';

type Entries = Record<string, { endpointName?: string; data?: unknown } | undefined>;

/** The reads that have data at this moment; a refetch keeps its old data. */
const readBy = ({ api }: RecordedState): Entries =>
  Object.fromEntries(
    Object.entries((api as { queries: Entries }).queries).filter(([, entry]) => entry?.data !== undefined),
  );

/** The reads of that moment and of later steps: a report has parsed values, not the wire format. */
const queriesOf = ({ before, after, outcomes }: Story): Entries => {
  const failed = outcomes.filter((outcome) => !isGood(outcome)).map(({ endpoint }) => endpoint);
  const read = Object.entries({ ...readBy(after), ...readBy(before) });
  const now = {
    requestId: 'recorded',
    status: 'fulfilled',
    startedTimeStamp: Date.now(),
    fulfilledTimeStamp: Date.now(),
  };
  return Object.fromEntries(
    read
      .filter(([, entry]) => !failed.includes(entry?.endpointName ?? ''))
      .map(([key, entry]) => [key, { ...entry, ...now }]),
  );
};

/** Today's state with the recorded values; fields that a report never contains have their initial values. */
export const startState = (story: Story): RootState => {
  const fresh = makeStore(testEnvironment()).store.getState();
  const slices = Object.entries(fresh).map(([name, slice]) => {
    const recorded = story.before[name];
    return [name, isRecord(recorded) ? { ...slice, ...recorded } : slice];
  });
  const state = Object.fromEntries(slices) as RootState;
  return {
    ...state,
    api: { ...fresh.api, queries: queriesOf(story) as RootState['api']['queries'] },
    notices: fresh.notices,
    session: { ...state.session, token: state.session.token === null ? null : tokenFor(3_600_000) },
  };
};
