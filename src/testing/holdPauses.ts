/** How long a change of the cart waits to be sent, and how long a toast stands. */
const PAUSES = [400, 4000];

let release = () => {};

/** From now on these pauses end only when the test says so, however busy the machine is; every other timer runs. */
export const holdPauses = (pauses: readonly unknown[] = PAUSES) => {
  release();
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const held = new Map<object, () => void>();
  // A mock would be taken for the fake timers of a test that has them.
  const hold = (act: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    if (!pauses.includes(ms)) return start(act, ms, ...given);
    const timer = {};
    held.set(timer, () => act(...given));
    return timer;
  };
  const drop = (timer: never) => {
    if (!held.delete(timer)) stop(timer);
  };
  Object.assign(globalThis, { setTimeout: hold, clearTimeout: drop });
  release = () => Object.assign(globalThis, { setTimeout: start, clearTimeout: stop });
  return {
    /** Ends the pauses that have begun. */
    end: (): void => {
      const ended = [...held.values()];
      held.clear();
      for (const act of ended) act();
    },
  };
};

afterEach(() => {
  release();
  release = () => {};
});
