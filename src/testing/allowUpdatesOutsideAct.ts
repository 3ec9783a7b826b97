declare global {
  /** Where this is true, React reports every update that is not wrapped in act(). */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/**
 * Allows updates outside act() in a file that renders the whole shop: its replies, lazy files and timers are not caused
 * by a step of the test and may end after the next test has started. Tests of single parts stay as strict as React is.
 */
export const allowUpdatesOutsideAct = (): void => {
  // Reset before each test: the testing library, or an act() left over from a test that timed out, sets it to true.
  beforeEach(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  });
};
