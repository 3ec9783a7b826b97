import { createContext } from 'react';

/** A form's error: the message for the whole form and the messages of its fields. */
export interface ToldFault {
  text: string;
  fields?: Readonly<Record<string, string | undefined>>;
}

/** State of a recorded page that is not in the store. */
export interface Replayed {
  /** Keyed by the form's mark. */
  faults: Readonly<Record<string, ToldFault | undefined>>;
}

/** Null in the shop itself, where each form computes its own errors. */
export const ReplayedContext = createContext<Replayed | null>(null);
