/** Fulfilled when the browser is idle, or so many milliseconds have passed. */
export const idle = (timeout: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      resolve();
    };
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') setTimeout(done, 200);
    else requestIdleCallback(done, { timeout });
  });
