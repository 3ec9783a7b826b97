import type { StepMark } from '../../record/recording';
import type { Snapshot } from '../../report/snapshot';
import { type ShownStep, shownSteps } from '../shownSteps';

/** An error and the step that caused it. */
export interface ReportError {
  error: string;
  step: string;
}

const ERROR_MARKS: readonly (StepMark | undefined)[] = ['refused', 'failed', 'thrown'];
const isError = ({ mark }: ShownStep): boolean => ERROR_MARKS.includes(mark);

/** Describes an error without its duration, so that the same error always has the same text. */
export const errorWords = ({ about = {} }: ShownStep): string =>
  Object.entries(about)
    .filter(([name]) => name !== 'ms' && name !== 'call')
    .map(([, value]) => value)
    .join(': ');

/** The errors of a report in the order of their steps. */
export const reportErrors = (snapshot: Snapshot): ReportError[] => {
  const steps = shownSteps(snapshot);
  return steps.flatMap((step, at) => {
    if (!isError(step)) return [];
    // A thrown error is a separate step; its cause is the step before it.
    const cause =
      step.mark === 'thrown'
        ? steps
            .slice(0, at)
            .filter((one) => !isError(one))
            .at(-1)
        : step;
    return [{ error: errorWords(step), step: cause?.type ?? '' }];
  });
};
