import { Refusal } from '../http/envelope';

interface Size {
  atOnce: number;
  waiting: number;
}

/** Runs a few tasks at once and queues some in order; further tasks are refused at once, at no cost. */
export const workQueue = ({ atOnce, waiting }: Size) => {
  let running = 0;
  const line: (() => void)[] = [];
  const takeSlot = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) {
      throw new Refusal('Many people are signing in right now. Try again in a moment.', 503, { 'Retry-After': '2' });
    }
    await new Promise<void>((resolve) => line.push(resolve));
  };
  // A free slot passes directly to the next task in the queue.
  const releaseSlot = (): void => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    run: async <Result>(task: () => Promise<Result>): Promise<Result> => {
      await takeSlot();
      try {
        return await task();
      } finally {
        releaseSlot();
      }
    },
  };
};
