import { shopApi } from '../../api/shopApi';
import type { RecordedState } from '../../support/redact/exportState';
import { recordedStates } from '../../support/report/readSnapshot';
import type { About, RecordedStep } from '../../support/record/recording';
import type { Snapshot } from '../../support/report/snapshot';
import { NO_TRACES, type Traces } from '../../support/record/traces/traces';

/** How a call ended. */
export interface Outcome {
  endpoint: string;
  status: string;
  message?: string;
}

/** The outcome of a call with its parsed reply. */
export interface AnsweredCall extends Outcome {
  data?: unknown;
}

/** A tap, with the state of the page's forms at that moment. */
export interface Press {
  role: string;
  name: string;
  traces: Traces;
}

export type StoryStep = Pick<RecordedStep, 'type' | 'about' | 'mark'>;

const textOf = (about: About | undefined, name: string): string => String(about?.[name] ?? '');

export const outcomeOf = ({ about }: StoryStep): Outcome => {
  const message = textOf(about, 'message');
  return { endpoint: textOf(about, 'call'), status: textOf(about, 'status'), ...(message !== '' && { message }) };
};
export const isGood = ({ status }: Outcome): boolean => /^(2\d\d|ok)$/.test(status);
const isOutcome = ({ about }: StoryStep): boolean => about?.call !== undefined;

const isCall = (endpoint: string, kind: string): boolean =>
  kind in ((shopApi.endpoints as Record<string, object | undefined>)[endpoint] ?? {});
export const isRead = (endpoint: string): boolean => isCall(endpoint, 'useQuery');

/** Calls caused by a press, and every failed call; successful reads of a page may have been made before. */
export const isPressOutcome = (step: StoryStep): boolean =>
  isOutcome(step) && (step.mark !== undefined || isCall(textOf(step.about, 'call'), 'useMutation'));

const isPress = ({ type }: StoryStep): boolean => type === 'page/clicked';
const isGap = ({ type }: StoryStep): boolean => type.startsWith('gap/');
const isBeginning = (step: StoryStep): boolean => step.type === 'nav/pageOpened' || isGap(step);

export const tracesOf = (state: RecordedState | undefined): Traces =>
  (state as { traces?: Traces } | undefined)?.traces ?? NO_TRACES;

/** The data of this endpoint in the recorded state. */
export const dataAt = (moment: RecordedState | undefined, endpoint: string): unknown => {
  const { queries } = moment?.api as { queries: Record<string, { endpointName?: string; data?: unknown } | undefined> };
  return Object.values(queries)
    .filter((entry) => entry?.endpointName === endpoint)
    .at(-1)?.data;
};

/**
 * The last part of a report with a failed call, or else with a changing one: from the page on which it started to its
 * outcome.
 */
export const storyOf = (snapshot: Snapshot) => {
  const moments = recordedStates(snapshot);
  const steps: StoryStep[] = snapshot.stagedActionIds.map((id) => snapshot.actionsById[String(id)]!.action);
  const lastError = steps.map((step) => isPressOutcome(step) && step.mark !== undefined).lastIndexOf(true);
  const end = lastError === -1 ? steps.map(isPressOutcome).lastIndexOf(true) : lastError;
  if (end === -1) return null;
  const opened = Math.max(0, steps.slice(0, end).map(isBeginning).lastIndexOf(true));
  const pressed = steps.findIndex((step, at) => at > opened && at < end && isPress(step));
  // The state at the first interaction, or at opening if opening the page alone made the call.
  const start = pressed === -1 ? opened : pressed;
  const next = steps.findIndex((step, at) => at > end && (isPress(step) || isGap(step)));
  const last = next === -1 ? steps.length - 1 : next - 1;
  const part = steps.slice(start, last + 1);
  return {
    before: moments[start]!,
    after: moments[last]!,
    presses: steps.slice(start, end).flatMap((step, at): Press[] => {
      const [role, name] = [textOf(step.about, 'role'), textOf(step.about, 'name')];
      // The field that has focus on submit is recorded only at submit.
      const seen = steps[start + at + 1]?.type === 'form/submitted' ? at + 1 : at;
      return isPress(step) ? [{ role, name, traces: tracesOf(moments[start + seen]) }] : [];
    }),
    outcomes: part.flatMap((step, at): AnsweredCall[] => {
      const outcome = outcomeOf(step);
      return isOutcome(step) ? [{ ...outcome, data: dataAt(moments[start + at], outcome.endpoint) }] : [];
    }),
    expectedOutcomes: part.filter(isPressOutcome).map(outcomeOf),
  };
};

export type Story = NonNullable<ReturnType<typeof storyOf>>;
