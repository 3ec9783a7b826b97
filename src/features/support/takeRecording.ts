import type { StepLog } from '../../lib/stepLog';
import type { RootState } from '../../store/types';
import { createRecorder, type Recording } from './recorder';

/** The api layer carries the log without knowing the states in it. */
export const startRecording = (steps: StepLog<unknown>) =>
  (steps as unknown as StepLog<RootState>).takeOver(createRecorder);

export const takeRecording = (steps: StepLog<unknown>): Recording => startRecording(steps).read();
