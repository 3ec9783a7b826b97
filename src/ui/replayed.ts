import { createContext } from 'react';
import type { FormProblem } from './formFields';

/** State of a recorded page that is not in the store. */
export interface Replayed {
  /** Keyed by the form's mark. */
  errors: Readonly<Record<string, FormProblem | undefined>>;
}

/** Null in the shop itself, where each form computes its own errors. */
export const ReplayedContext = createContext<Replayed | null>(null);
