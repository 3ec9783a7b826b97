import { idle } from '../../lib/runWhenIdle';

const SOON_MS = 500;
/** The number of works in one task: redacting the first hundred steps takes a slow phone a while. */
const SLICE = 5;

/** Runs works in order while the browser is idle, so that no tap waits for them. */
export const idleQueue = () => {
  const waiting: (() => void)[] = [];
  const run = (count: number): void => {
    for (const work of waiting.splice(0, count)) work();
  };
  const drain = async (): Promise<void> => {
    await idle(SOON_MS);
    run(SLICE);
    if (waiting.length > 0) void drain();
  };
  return {
    add: (work: () => void): void => {
      waiting.push(work);
      if (waiting.length === 1) void drain();
    },
    /** Runs all waiting works at once. */
    flush: (): void => {
      run(waiting.length);
    },
  };
};
