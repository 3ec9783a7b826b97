import { setTimeout } from 'node:timers/promises';

/** Resolves with the result, or with undefined when the work fails or takes longer. */
export const withTimeout = async <T>(work: Promise<T>, ms: number): Promise<T | undefined> => {
  const timer = new AbortController();
  const late = setTimeout(ms, undefined, { signal: timer.signal }).catch(() => undefined);
  const done = await Promise.race([work.catch(() => undefined), late]);
  timer.abort();
  return done;
};
