import { configureStore, type EnhancedStore, Tuple } from '@reduxjs/toolkit';
import { env } from '../../config/env';
import { readDevice } from '../report/device';
import type { RecordedStep } from '../record/recording';
import { makeSnapshot } from '../report/snapshot';
import { startRecording } from '../record/takeRecording';
import type { ActionLog } from '../../lib/actionLog';
import { randomCode } from '../../lib/randomCode';
import type { RootState } from '../../app/rootReducer';
import { REPLAY_TOOLS, replayReducer } from './replayStore';

/**
 * Shows the shop's steps in Redux DevTools. The extension is connected to a second store, to which only the recorder
 * dispatches: no action or state of the shop's own store ever reaches it, not even in its Export.
 */
export const showSteps = (steps: ActionLog<RootState>): EnhancedStore => {
  const recorder = startRecording(steps);
  const recording = recorder.read();
  const info = { code: randomCode(), now: Date.now(), app: env.appVersion, device: readDevice(window) };
  const mirror = configureStore({
    reducer: replayReducer,
    // The facts of a report are part of the state, so that an Export is a report.
    preloadedState: makeSnapshot(recording, info).committedState as object as ReturnType<typeof replayReducer>,
    middleware: () => new Tuple(),
    devTools: REPLAY_TOOLS,
  });
  const show = (step: RecordedStep): void => {
    mirror.dispatch({ ...step });
  };
  recording.steps.forEach(show);
  recorder.onStep(show);
  return mirror;
};
