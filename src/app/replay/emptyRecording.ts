import { exportState, type RecordedState } from '../../features/support/exportState';
import { createNames } from '../../features/support/names';
import type { EntryStore } from '../../lib/entries/entryStore';
import { makeRootReducer } from '../rootReducer';

const noEntries = (): EntryStore => {
  throw new Error('A replay stores nothing');
};

/** A shop in which nothing has happened: for what an older file does not know of. */
export const emptyRecording = (): RecordedState =>
  exportState(makeRootReducer(noEntries)(undefined, { type: 'replay/begun' }), createNames());
