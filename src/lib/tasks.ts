interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Ends the current browser task, so that a tap or a picture need not wait for the next one. */
export const yieldToMain = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Runs each function in its own task, one after the other. */
export const runInTasks = async (works: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const work of works) {
    await work();
    await yieldToMain();
  }
};

/**
 * Runs the work after the next frame is painted, so that the requested view comes first. Returns a function that
 * cancels it.
 */
export const afterPaint = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
