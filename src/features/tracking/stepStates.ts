import type { TrackingStep } from '../../contract/tracking';
import { formatDate } from '../../lib/dates';

interface StepState {
  name: string;
  isDone: boolean;
  /** The last step that was reached. */
  isCurrent: boolean;
  /** Its day; empty for a step that was reached at an unknown time. */
  when: string;
}

/** A step is done when it, or a later one, has a time. */
export const stepStates = (steps: readonly TrackingStep[]): StepState[] => {
  const last = steps.map(({ at }) => at !== null).lastIndexOf(true);
  return steps.map(({ name, at }, index) => ({
    name,
    isDone: index <= last,
    isCurrent: index === last,
    when: at === null ? (index < last ? '' : 'Not yet') : formatDate(at),
  }));
};
