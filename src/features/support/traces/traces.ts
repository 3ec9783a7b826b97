/** What a field of a form shows of itself: whether something stands in it, and what is said to be wrong with it. */
export interface FieldTrace {
  filled: boolean;
  error?: string;
}

/** A form that somebody has begun: never what stands in it. */
export interface FormTrace {
  fields: Record<string, FieldTrace>;
  /** What the form says is wrong with all of it. */
  text?: string;
}

/** Why the shopper is on this page again, as their history entry says. */
export interface ReturnTrace {
  returned: string;
  text?: string;
}

/** What the page shows besides the state of the store. */
export interface Traces {
  /** By the form's mark. */
  forms: Record<string, FormTrace>;
  /** What was told at once, in plain words. */
  alerts: string[];
  window: string;
  /** How far down the page has been looked at, in quarters of a hundred. */
  depth: number;
  back: ReturnTrace | null;
}

export const NO_TRACES: Traces = { forms: {}, alerts: [], window: '', depth: 0, back: null };
