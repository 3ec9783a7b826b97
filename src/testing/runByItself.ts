declare global {
  /** Where this is true, React reports every update that is not wrapped in act(). */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/**
 * In a file that renders the whole shop, what is rendered goes on by itself as in a browser: the shop has replies, files
 * and timers of its own under way, which no step of a test is the cause of, and which may end when the next test has
 * begun. Tests of a part stay as strict as React is.
 */
export const runByItself = (): void => {
  // The testing library has switched it on before, and switches it back afterwards.
  beforeAll(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  });
};
