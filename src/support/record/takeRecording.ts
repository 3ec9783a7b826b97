import type { ActionLog } from '../../lib/actionLog';
import type { RootState } from '../../store/types';
import { createRecorder, type Recorder } from './recorder';
import type { Recording } from './recording';
import { readEarlier } from './story/earlier';
import { dropStory } from './story/storedStory';
import { watchLeaving } from './story/watchLeaving';
import { watchPage } from './traces/watchPage';

const makeRecorder = (before: RootState): Recorder => createRecorder(before, readEarlier(window, before));

const startWatching = (recorder: Recorder) => {
  const watch = watchPage(window, (describe) => recorder.note(describe, Date.now()));
  watchLeaving(window, recorder);
  return { ...watch, forget: dropStory };
};

/** Records the store's steps and watches the page. */
export const startRecording = (steps: ActionLog<RootState>): Recorder => {
  const recorder = steps.takeOver(makeRecorder);
  recorder.watchBy(() => startWatching(recorder));
  return recorder;
};

/** The api layer passes the log on without knowing the state's type. */
export const takeRecording = (steps: ActionLog<unknown>): Recording =>
  startRecording(steps as unknown as ActionLog<RootState>).read();
