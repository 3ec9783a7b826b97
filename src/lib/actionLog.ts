/** An action and the state after it. */
export interface Step<S> {
  action: { type: string; payload?: unknown; meta?: unknown };
  at: number;
  after: S;
}

export interface ActionLogReader<S> {
  add: (step: Step<S>) => void;
}

/** Steps that are handed over at once. */
const SLICE = 5;

/**
 * The latest steps of a store, kept raw until a reader takes them over: the first screen does not need the code that
 * makes a recording of them.
 */
export const createActionLog = <S>(most: number) => {
  let before: S | undefined;
  const steps: Step<S>[] = [];
  let taker: ActionLogReader<S> | undefined;

  const handOver = (count: number): void => {
    for (const step of steps.splice(0, count)) taker?.add(step);
  };

  return {
    start: (state: S): void => {
      before = state;
    },
    add: (step: Step<S>): void => {
      steps.push(step);
      // While older steps are still waiting, this one waits behind them.
      if (taker && steps.length === 1) handOver(1);
      if (!taker && steps.length > most) before = steps.shift()?.after;
    },
    /** Hands everything over to the one that `make` gives, now and from now on; there is only ever one. */
    takeOver: <T extends ActionLogReader<S>>(make: (before: S) => T): T => {
      taker ??= make(before as S);
      handOver(steps.length);
      return taker as T;
    },
    /** The same in slices: processing the first hundred steps takes a slow phone a while. */
    takeOverInSlices: async (
      make: (before: S) => ActionLogReader<S>,
      yieldToMain: () => Promise<void>,
    ): Promise<void> => {
      taker ??= make(before as S);
      while (steps.length > 0) {
        await yieldToMain();
        handOver(SLICE);
      }
    },
  };
};

export type ActionLog<S> = ReturnType<typeof createActionLog<S>>;
