import { exportState, type RecordedState } from '../redact/exportState';
import { createNames } from '../redact/names';
import type { EntryStore } from '../../lib/entries/entryStore';
import { makeRootReducer } from '../../app/rootReducer';

const noEntries = (): EntryStore => {
  throw new Error('A replay stores nothing');
};

/** The initial state of the shop: the default for slices that an older file does not contain. */
export const emptyRecording = (): RecordedState =>
  exportState(makeRootReducer(noEntries)(undefined, { type: 'replay/begun' }), createNames());
