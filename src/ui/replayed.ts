import { createContext } from 'react';

/** What a form says is wrong with it: the words for all of it, and what stands beside its fields. */
export interface ToldFault {
  text: string;
  fields?: Readonly<Record<string, string | undefined>>;
}

/** What was true of a recorded page besides its state. */
export interface Replayed {
  /** By the form's mark. */
  faults: Readonly<Record<string, ToldFault | undefined>>;
}

/** Null in the shop itself, which looks for itself. */
export const ReplayedContext = createContext<Replayed | null>(null);
