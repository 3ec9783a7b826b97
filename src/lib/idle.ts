/** Resolves when the browser is idle, or after this many milliseconds. */
export const idle = (timeout: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      resolve();
    };
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') setTimeout(done, 200);
    else requestIdleCallback(done, { timeout });
  });
