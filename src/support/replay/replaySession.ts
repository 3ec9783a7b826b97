import { recordedStates, readLifted, type ReadSnapshot, readSnapshot } from '../report/readSnapshot';
import type { Snapshot } from '../report/snapshot';
import { observed } from '../../lib/observed';
import { emptyRecording } from './emptyRecording';
import { missedReads } from './missedReads';
import { liftedStoreOf, makeReplayStore, showMoment } from './replayStore';

/** The open report; `count` increases whenever one is opened. */
interface OpenReport {
  snapshot: Snapshot | null;
  error: string;
  count: number;
}

/** One store for every report that is opened, as a file or by an import into Redux DevTools. */
export const replaySession = () => {
  const missed = missedReads();
  const store = makeReplayStore(missed.note);
  const open = observed<OpenReport>({ snapshot: null, error: '', count: 0 });
  let known: unknown;
  const reportShown = (): unknown => (store.getState() as { report?: unknown }).report;

  const show = (read: ReadSnapshot): void => {
    // Every report starts with an empty list of missed reads.
    missed.forget();
    const snapshot = 'snapshot' in read ? read.snapshot : null;
    open.set({ snapshot, error: 'error' in read ? read.error : '', count: open.read().count + 1 });
  };

  store.subscribe(() => {
    const shown = reportShown();
    // The slider dispatches states of the open snapshot; DevTools may have dropped its steps since.
    const isOpen = shown === open.read().snapshot?.committedState.report;
    if (!shown || shown === known || isOpen) return;
    known = shown;
    show(readLifted(liftedStoreOf(store)?.getState(), emptyRecording()));
  });

  return {
    store,
    missed,
    open: (text: string): void => {
      const read = readSnapshot(text, emptyRecording());
      const last = 'snapshot' in read ? recordedStates(read.snapshot).at(-1) : undefined;
      known = last?.report ?? known;
      // Before its screens render: they would otherwise request the reads of the previous report's page.
      if (last) showMoment(store, last);
      show(read);
    },
    fail: (error: string): void => {
      show({ error });
    },
    subscribe: open.subscribe,
    read: open.read,
  };
};
