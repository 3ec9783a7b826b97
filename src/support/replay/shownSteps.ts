import { isAbout, isMark } from '../report/guards';
import type { About, StepMark } from '../record/recording';
import { markOfStatus } from '../record/requestLog';
import type { Snapshot, SnapshotReport } from '../report/snapshot';

/** A step on the slider; the first one is the state before any step. */
export interface ShownStep {
  type: string;
  at: number;
  about?: About;
  mark?: StepMark;
}

export const shownSteps = ({ stagedActionIds, actionsById }: Snapshot): ShownStep[] =>
  stagedActionIds.map((id, index) => {
    const { action, timestamp = 0 } = actionsById[String(id)] ?? {};
    const { type = '', about, mark } = action ?? {};
    return {
      type: index === 0 ? 'before the first step' : type,
      at: timestamp,
      // A file may have been edited by hand.
      ...(about && isAbout(about) && { about }),
      ...(mark && isMark(mark) && { mark }),
    };
  });

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/**
 * The totals and the numbers of errors. Calls and steps are limited separately, so a refusal may be in only one of the
 * two lists.
 */
export const countsOf = ({ requests, errors }: SnapshotReport, steps: readonly ShownStep[]): string => {
  const outcomes = steps.filter(({ about }) => about?.call !== undefined);
  const of = (mark: StepMark): number =>
    Math.max(
      outcomes.filter((step) => step.mark === mark).length,
      requests.filter(({ status }) => markOfStatus(status) === mark).length,
    );
  return [
    counted(Math.max(outcomes.length, requests.length), 'request', 'requests'),
    `${of('refused')} refused`,
    `${of('failed')} failed`,
    counted(errors.length, 'error thrown', 'errors thrown'),
  ].join(', ');
};
