import type { Recordable } from '../../../ui/replayed';

/** A form field: whether it has a value, and its error message. */
export interface FieldTrace {
  filled: boolean;
  error?: string;
}

/** A form that was started, without its values. */
export interface FormTrace {
  fields: Record<string, FieldTrace>;
  /** The error message of the whole form. */
  text?: string;
  /** The message after the form was sent. */
  answer?: string;
}

/** Why the shopper returned to this page, from the history state. */
export interface ReturnTrace {
  returned: string;
  text?: string;
}

/** Visible facts of the page that the store does not contain. */
export interface Traces {
  /** By form name. */
  forms: Record<string, FormTrace>;
  /** Messages of alerts, redacted to plain words. */
  alerts: string[];
  window: string;
  /** Scroll depth in per cent, in steps of 25. */
  depth: number;
  back: ReturnTrace | null;
  /** The hash of the address, when it selects a tab. Older files do not have it, nor the choices. */
  tab?: string;
  /** Of `useRecorded`, by name. */
  choices?: Record<string, Recordable>;
}

export const NO_TRACES: Traces = { forms: {}, alerts: [], window: '', depth: 0, back: null };
