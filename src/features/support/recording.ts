import type { Change } from './changes';
import type { RecordedState } from './exportState';
import type { RecordedRequest } from './requestLog';
import type { Traces } from './traces/traces';

/** What is worth looking at first. */
export const MARKS = ['refused', 'failed', 'thrown', 'rage', 'gap'] as const;
export type Mark = (typeof MARKS)[number];

/** A few words and numbers by which a step is understood. */
export type About = Record<string, string | number>;

export interface RecordedStep {
  type: string;
  at: number;
  changes: Change[];
  about?: About;
  mark?: Mark;
}

export interface RecordedError {
  name: string;
  message: string;
  at: number;
}

export interface Recording {
  /** The state before the first of the steps. */
  base: RecordedState;
  steps: RecordedStep[];
  requests: RecordedRequest[];
  errors: RecordedError[];
  /** The pattern of the page's address. */
  route: string;
  /** Reads that are on the screen just now. */
  inUse: string[];
}

/** What was seen on the page besides the steps of the store. */
export interface Seen extends Pick<RecordedStep, 'type' | 'about' | 'mark'> {
  traces?: Traces;
}

export interface PageWatch {
  /** Looks once more, so that a recording is of this very moment. */
  look: () => void;
  /** What was put away for the next page goes. */
  forget: () => void;
}
