import { MOST_STEPS } from '../../config/constants';
import { applyChanges, type StateChange, stateChanges, stateAfter } from './changes';
import type { RecordedState } from '../redact/exportState';
import type { RecordedStep } from './recording';

type NewStep = Omit<RecordedStep, 'changes'>;

/** The first state and the latest steps after it; `steps` come from the page before the last load. */
export const stepLog = (first: RecordedState, earlier: readonly RecordedStep[] = []) => {
  let base = first;
  let steps = [...earlier];
  let latest = stateAfter(earlier, first);
  let listener: ((step: RecordedStep) => void) | undefined;

  const keep = (step: RecordedStep): void => {
    steps.push(step);
    listener?.(step);
    const [oldest] = steps;
    if (steps.length <= MOST_STEPS || !oldest) return;
    base = applyChanges(base, oldest.changes);
    steps = steps.slice(1);
  };

  return {
    /** `unlessSame`: skips a step that changes nothing. */
    add: (step: NewStep, now: RecordedState, unlessSame = false): void => {
      const changes: StateChange[] = stateChanges(latest, now);
      latest = now;
      if (changes.length > 0 || !unlessSame) keep({ ...step, changes });
    },
    latest: (): RecordedState => latest,
    read: (): { base: RecordedState; steps: RecordedStep[] } => ({ base, steps }),
    onStep: (heard: (step: RecordedStep) => void): void => {
      listener = heard;
    },
    /** Restarts from this state and drops all steps. */
    forget: (now: RecordedState): void => {
      base = now;
      latest = now;
      steps = [];
    },
  };
};
