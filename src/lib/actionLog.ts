/** An action and the state after it. */
export interface Step<S> {
  action: { type: string; payload?: unknown; meta?: unknown };
  at: number;
  after: S;
}

export interface ActionLogReader<S> {
  add: (step: Step<S>) => void;
}

/**
 * The latest steps of a store, unprocessed until a reader is attached: the first screen does not need the code that
 * records them.
 */
export const createActionLog = <S>(most: number) => {
  let before: S | undefined;
  const steps: Step<S>[] = [];
  let reader: ActionLogReader<S> | undefined;

  return {
    start: (state: S): void => {
      before = state;
    },
    add: (step: Step<S>): void => {
      if (reader) {
        reader.add(step);
        return;
      }
      steps.push(step);
      if (steps.length > most) before = steps.shift()?.after;
    },
    /** Passes all steps, stored and future ones, to the reader that `make` returns; only one reader is ever made. */
    takeOver: <T extends ActionLogReader<S>>(make: (before: S) => T): T => {
      reader ??= make(before as S);
      for (const step of steps.splice(0)) reader.add(step);
      return reader as T;
    },
  };
};

export type ActionLog<S> = ReturnType<typeof createActionLog<S>>;
