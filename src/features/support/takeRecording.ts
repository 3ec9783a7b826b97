import type { ActionLog } from '../../lib/actionLog';
import type { RootState } from '../../store/types';
import { createRecorder, type Recording } from './recorder';

/** The api layer carries the log without knowing the states in it. */
export const startRecording = (steps: ActionLog<unknown>) =>
  (steps as unknown as ActionLog<RootState>).takeOver(createRecorder);

export const takeRecording = (steps: ActionLog<unknown>): Recording => startRecording(steps).read();
