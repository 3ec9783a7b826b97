declare global {
  /** Where this is true, React reports every update that is not wrapped in act(). */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

let before: boolean | undefined;

/**
 * From now on, until the test ends, what is rendered goes on by itself as in a browser: the whole shop has replies and
 * timers of its own under way, which no step of the test is the cause of. Tests of a part stay as strict as React is.
 */
export const runByItself = (): void => {
  before ??= globalThis.IS_REACT_ACT_ENVIRONMENT;
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
};

afterEach(() => {
  if (before !== undefined) globalThis.IS_REACT_ACT_ENVIRONMENT = before;
  before = undefined;
});
