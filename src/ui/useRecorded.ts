import { useContext, useEffect } from 'react';
import { type Recordable, ReplayedContext } from './replayed';

/** Choices that the page shows and the store does not contain, for problem reports. */
export const recordables = new Map<string, Recordable>();

/**
 * Adds a choice to problem reports while it differs from the usual one; a replay returns the recorded choice. Not for
 * typed text.
 */
export const useRecorded = <T extends Recordable>(name: string, own: T, usual: T): T => {
  const replayed = useContext(ReplayedContext);
  useEffect(() => {
    if (own !== usual) recordables.set(name, own);
    return () => {
      recordables.delete(name);
    };
  }, [name, own, usual]);
  return replayed ? ((replayed.choices[name] as T | undefined) ?? own) : own;
};
