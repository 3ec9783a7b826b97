import { isRecord } from '../../../lib/json';
import type { RecordedState } from '../../redact/exportState';
import type { RecordedError, RecordedStep } from '../recording';
import { isAction, isCounts, isError, isNumber, isRequest, isText } from '../../report/guards';
import type { RecordedRequest } from '../requestLog';

/** The recording that a page stores for the next one. */
export interface StoredStory {
  account: string;
  owner: string;
  counts: Record<string, number>;
  made: number;
  base: RecordedState;
  steps: RecordedStep[];
  requests: RecordedRequest[];
  errors: RecordedError[];
}

type Guard<T> = (value: unknown) => value is T;

const list = <T>(value: unknown, isOne: Guard<T>): T[] | null =>
  Array.isArray(value) && value.every(isOne) ? value : null;

/** The steps of a lifted state, without the initial action; null when one is invalid. */
const readSteps = (value: unknown): RecordedStep[] | null => {
  if (!isRecord(value)) return null;
  const steps = Object.values(value).slice(1);
  const read = steps.flatMap((lifted): RecordedStep[] =>
    isRecord(lifted) && isAction(lifted.action) && isNumber(lifted.timestamp)
      ? [{ ...lifted.action, at: lifted.timestamp }]
      : [],
  );
  return read.length === steps.length ? read : null;
};

/**
 * Validates the stored recording, since a storage can be edited by hand. A schema would add its library to the initial
 * bundle.
 */
export const readStoredStory = (value: unknown): StoredStory | null => {
  if (!isRecord(value) || !isRecord(value.report)) return null;
  const { account, owner, counts } = value;
  const { actionsById, committedState } = value.report;
  const { report, ...base } = isRecord(committedState) ? committedState : {};
  if (!isRecord(report) || !isText(account) || !isText(owner) || !isCounts(counts)) return null;
  const steps = readSteps(actionsById);
  const requests = list(report.requests, isRequest);
  const errors = list(report.errors, isError);
  const made = isText(report.made) ? Date.parse(report.made) : NaN;
  if (!steps || !requests || !errors || Number.isNaN(made)) return null;
  return { account, owner, counts, made, base, steps, requests, errors };
};
