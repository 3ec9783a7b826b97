import { createContext, useContext } from 'react';
import type { Id } from '../lib/ids';
import type { FormOutcome } from './formFields';

/** A choice that reports contain as it is: never typed text. */
export type Recordable = boolean | number | Id | null;

/** State of a recorded page that is not in the store. */
export interface Replayed {
  /** Keyed by the form's `data-form` attribute. */
  forms: Readonly<Record<string, FormOutcome | undefined>>;
  choices: Readonly<Record<string, Recordable>>;
}

/** Null in the shop itself, where each form computes its own outcome. */
export const ReplayedContext = createContext<Replayed | null>(null);

/** True when a recorded moment is shown instead of the shop itself. */
export const useIsReplay = (): boolean => useContext(ReplayedContext) !== null;
