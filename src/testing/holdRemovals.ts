const DEBOUNCE_MS = 400;

/** No change of the cart goes by itself from now on, so that whoever sends one is the one who is tried. Gives what ends that. */
export const holdRemovals = (): (() => void) => {
  const real = globalThis.setTimeout;
  const held = (act: () => void, ms?: number) => (ms === DEBOUNCE_MS ? 0 : real(act, ms));
  // A mock would be taken for the fake timers of a test that has them.
  globalThis.setTimeout = held as unknown as typeof setTimeout;
  return () => {
    globalThis.setTimeout = real;
  };
};
