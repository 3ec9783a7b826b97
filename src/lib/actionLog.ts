/** One thing that happened, and the state it led to. */
export interface Step<S> {
  action: { type: string; payload?: unknown; meta?: unknown };
  at: number;
  after: S;
}

export interface ActionLogReader<S> {
  add: (step: Step<S>) => void;
}

/**
 * The latest steps of a store, kept as they come until somebody takes them: the first screen does without the code that
 * makes a recording of them.
 */
export const createActionLog = <S>(most: number) => {
  let before: S | undefined;
  let steps: Step<S>[] = [];
  let taker: ActionLogReader<S> | undefined;

  return {
    start: (state: S): void => {
      before = state;
    },
    add: (step: Step<S>): void => {
      if (taker) {
        taker.add(step);
        return;
      }
      steps.push(step);
      if (steps.length > most) before = steps.shift()?.after;
    },
    /** Hands everything over to the one that `make` gives, now and from now on; there is only ever one. */
    takeOver: <T extends ActionLogReader<S>>(make: (before: S) => T): T => {
      if (!taker) {
        taker = make(before as S);
        for (const step of steps) taker.add(step);
        steps = [];
      }
      return taker as T;
    },
  };
};

export type ActionLog<S> = ReturnType<typeof createActionLog<S>>;
