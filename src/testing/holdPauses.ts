/** The debounce of cart changes and the duration of a toast, in ms. */
const PAUSES = [400, 4000];

let release = () => {};

/** Holds these timers until the test releases them, however busy the machine is; every other timer runs. */
export const holdPauses = (pauses: readonly unknown[] = PAUSES) => {
  release();
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const waiting = new Map<object, () => void>();
  // Not a jest mock: it would be mistaken for the fake timers of a test that uses them.
  const hold = (act: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    if (!pauses.includes(ms)) return start(act, ms, ...given);
    const timer = {};
    waiting.set(timer, () => act(...given));
    return timer;
  };
  const drop = (timer: never) => {
    if (!waiting.delete(timer)) stop(timer);
  };
  Object.assign(globalThis, { setTimeout: hold, clearTimeout: drop });
  release = () => Object.assign(globalThis, { setTimeout: start, clearTimeout: stop });
  return {
    /** Ends the pauses that have started. */
    end: (): void => {
      const ended = [...waiting.values()];
      waiting.clear();
      for (const act of ended) act();
    },
  };
};

afterEach(() => {
  release();
  release = () => {};
});
