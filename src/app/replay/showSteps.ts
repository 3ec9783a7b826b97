import { configureStore, Tuple } from '@reduxjs/toolkit';
import type { RecordedStep } from '../../features/support/recording';
import { startRecording } from '../../features/support/takeRecording';
import type { ActionLog } from '../../lib/actionLog';
import type { RootState } from '../rootReducer';
import { momentShown, REPLAY_TOOLS, replayReducer } from './replayStore';

/**
 * Shows the shop's steps in Redux DevTools. The extension is connected to a second store, to which only the recorder
 * dispatches: no action or state of the shop's own store ever reaches it, not even in its Export.
 */
export const showSteps = (steps: ActionLog<RootState>): void => {
  const recorder = startRecording(steps);
  const mirror = configureStore({ reducer: replayReducer, middleware: () => new Tuple(), devTools: REPLAY_TOOLS });
  const { base, steps: before } = recorder.read();
  mirror.dispatch(momentShown(base));
  const show = (step: RecordedStep): void => {
    mirror.dispatch({ ...step });
  };
  before.forEach(show);
  recorder.onStep(show);
};
