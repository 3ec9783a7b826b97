import { createContext, useContext } from 'react';
import type { FormProblem } from './formFields';

/** State of a recorded page that is not in the store. */
export interface Replayed {
  /** Keyed by the form's mark. */
  errors: Readonly<Record<string, FormProblem | undefined>>;
}

/** Null in the shop itself, where each form computes its own errors. */
export const ReplayedContext = createContext<Replayed | null>(null);

/** True when a recorded moment is shown instead of the shop itself. */
export const useIsReplay = (): boolean => useContext(ReplayedContext) !== null;
