import { makeStore } from '../../app/store';
import type { RootState } from '../../app/rootReducer';
import type { RecordedState } from '../../features/support/exportState';
import { isRecord } from '../../lib/isRecord';
import { testEnvironment } from '../testEnvironment';
import { tokenFor } from '../testTokens';
import { isGood, type Story } from './storyOf';

type Entries = Record<string, { endpointName?: string; data?: unknown } | undefined>;

/** What had been read by this moment; a read that is being made again has its data still. */
const readBy = ({ api }: RecordedState): Entries =>
  Object.fromEntries(
    Object.entries((api as { queries: Entries }).queries).filter(([, entry]) => entry?.data !== undefined),
  );

/** What had been read then, and what came while the story went on: a report has it as the shop made it, not as it was sent. */
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

/** A state of the shop as it is today, with what was recorded in it; what a report never has is as in a new shop. */
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
