import type { StateChange } from './changes';
import type { RecordedState } from '../redact/exportState';
import type { RecordedRequest } from './requestLog';
import type { Traces } from './traces/traces';

/** Marks of the steps to inspect first. */
export const MARKS = ['refused', 'failed', 'thrown', 'gap'] as const;
export type StepMark = (typeof MARKS)[number];

/** A few words and numbers that explain a step. */
export type About = Record<string, string | number>;

export interface RecordedStep {
  type: string;
  at: number;
  changes: StateChange[];
  about?: About;
  mark?: StepMark;
}

export interface RecordedError {
  name: string;
  message: string;
  at: number;
}

export interface Recording {
  /** The state before the first step. */
  base: RecordedState;
  steps: RecordedStep[];
  requests: RecordedRequest[];
  errors: RecordedError[];
  /** The route pattern of the page. */
  route: string;
  /** Queries that the current screen uses. */
  inUse: string[];
}

/** A page event that is not an action of the store. */
export interface PageEvent extends Pick<RecordedStep, 'type' | 'about' | 'mark'> {
  traces?: Traces;
}

export interface PageWatch {
  /** Reads the page again, so that the recording is up to date. */
  look: () => void;
  /** Removes the recording stored for the next page. */
  forget: () => void;
}

/** The readable text of a step: its name and its outcome. */
export const stepWords = ({ type, about = {} }: Pick<RecordedStep, 'type' | 'about'>): string =>
  [type, ...Object.entries(about).map(([name, value]) => (name === 'ms' ? `${value} ms` : String(value)))].join(' · ');
