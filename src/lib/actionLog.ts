/** An action and the state after it. */
export interface Step<S> {
  action: { type: string; payload?: unknown; meta?: unknown };
  at: number;
  after: S;
}

export interface ActionLogReader<S> {
  add: (step: Step<S>) => void;
}

/** The number of steps that are passed to the reader in one task. */
const SLICE = 5;

/**
 * The latest steps of a store, unprocessed until a reader is attached: the first screen does not need the code that
 * records them.
 */
export const createActionLog = <S>(most: number) => {
  let before: S | undefined;
  const steps: Step<S>[] = [];
  let reader: ActionLogReader<S> | undefined;

  const passOn = (count: number): void => {
    for (const step of steps.splice(0, count)) reader?.add(step);
  };

  return {
    start: (state: S): void => {
      before = state;
    },
    add: (step: Step<S>): void => {
      steps.push(step);
      // While older steps are still waiting, this step is queued behind them.
      if (reader && steps.length === 1) passOn(1);
      if (!reader && steps.length > most) before = steps.shift()?.after;
    },
    /** Passes all steps, stored and future ones, to the reader that `make` returns; only one reader is ever made. */
    takeOver: <T extends ActionLogReader<S>>(make: (before: S) => T): T => {
      reader ??= make(before as S);
      passOn(steps.length);
      return reader as T;
    },
    /** The same in slices: processing the first hundred steps takes a slow phone a while. */
    takeOverInSlices: async (
      make: (before: S) => ActionLogReader<S>,
      yieldToMain: () => Promise<void>,
    ): Promise<void> => {
      reader ??= make(before as S);
      while (steps.length > 0) {
        await yieldToMain();
        passOn(SLICE);
      }
    },
  };
};

export type ActionLog<S> = ReturnType<typeof createActionLog<S>>;
