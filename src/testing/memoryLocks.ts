import type { Locks } from '../lib/entries/entry';

/** Exclusive locks by name, granted in the order of the requests. */
export const memoryLocks = (): Locks => {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request: (name, work) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work);
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
};
