import type { Mark } from '../../../features/support/recording';
import type { Snapshot } from '../../../features/support/snapshot';
import { type ShownStep, shownSteps } from '../shownSteps';

/** The last error, and its step. */
export interface Trouble {
  error: string;
  step: string;
}

const WRONG: readonly (Mark | undefined)[] = ['refused', 'failed', 'thrown'];
const isWrong = ({ mark }: ShownStep): boolean => WRONG.includes(mark);

/** In words that are the same whenever it happens again: no time is among them. */
export const errorWords = ({ about = {} }: ShownStep): string =>
  Object.entries(about)
    .filter(([name]) => name !== 'ms' && name !== 'call')
    .map(([, value]) => value)
    .join(': ');

/** Every fault of a report, in the order in which they happened. */
export const troublesOf = (snapshot: Snapshot): Trouble[] => {
  const steps = shownSteps(snapshot);
  return steps.flatMap((step, at) => {
    if (!isWrong(step)) return [];
    // A thrown error is a step of its own; its cause is the step before it.
    const cause = step.mark === 'thrown' ? steps.slice(0, at).findLast((one) => !isWrong(one)) : step;
    return [{ error: errorWords(step), step: cause?.type ?? '' }];
  });
};
