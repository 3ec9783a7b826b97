import type { Clock } from '../http/context';
import { Refusal } from '../http/refusal';

interface Limit {
  max: number;
  windowMs: number;
}

const mostKeys = 10_000;

/** Counts events per key in a sliding window, in memory: a restart forgives, which a demo can afford. */
export const rateLimiter = ({ max, windowMs }: Limit, now: Clock) => {
  const events = new Map<string, number[]>();
  const recent = (key: string): number[] => (events.get(key) ?? []).filter((at) => at > now() - windowMs);
  return {
    /** Seconds to wait, 0 when allowed. */
    wait: (key: string): number => {
      const times = recent(key);
      const oldest = times[times.length - max];
      return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + windowMs - now()) / 1000));
    },
    record: (key: string): void => {
      const times = [...recent(key), now()];
      events.delete(key);
      events.set(key, times);
      // Insertion order is age order, so the first key is the one longest without an event.
      const eldest = events.keys().next().value;
      if (events.size > mostKeys && eldest !== undefined) events.delete(eldest);
    },
    /** Takes back the latest event. */
    forgive: (key: string): void => {
      events.set(key, recent(key).slice(0, -1));
    },
    clear: (key: string): void => {
      events.delete(key);
    },
  };
};

/** A limit and whom it counts. */
export type Counter = readonly [RateLimiter, string];

/** Counts one in each of them, or, when it would be too many for any, refuses with a time to come again. */
export const countIn = (...limits: readonly Counter[]): void => {
  const seconds = Math.max(0, ...limits.map(([limiter, key]) => limiter.wait(key)));
  if (seconds > 0) throw new Refusal('Too many attempts. Try again later.', 429, { 'Retry-After': String(seconds) });
  for (const [limiter, key] of limits) limiter.record(key);
};

export type RateLimiter = ReturnType<typeof rateLimiter>;
