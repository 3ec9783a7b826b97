import type { Clock } from '../http/context';
import type { Rate } from '../limits';

const mostKeys = 10_000;

/**
 * Counts events per key in a sliding window, in the memory of one process: for counts that may be lost at a restart.
 */
export const rateLimiter = ({ max, windowMs }: Rate, now: Clock) => {
  const events = new Map<string, number[]>();
  const recent = (key: string): number[] => (events.get(key) ?? []).filter((at) => at > now() - windowMs);
  return {
    isFull: (key: string): boolean => recent(key).length >= max,
    record: (key: string): void => {
      const times = [...recent(key), now()];
      events.delete(key);
      events.set(key, times);
      // Insertion order is age order, so the first key is the one longest without an event.
      const eldest = events.keys().next().value;
      if (events.size > mostKeys && eldest !== undefined) events.delete(eldest);
    },
  };
};
