/** Fulfilled when the browser has nothing better to do, or so many milliseconds have gone by. */
export const idle = (timeout: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      resolve();
    };
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') setTimeout(done, 200);
    else requestIdleCallback(done, { timeout });
  });
