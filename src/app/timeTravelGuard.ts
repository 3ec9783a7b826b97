import type { Middleware } from '@reduxjs/toolkit';

/** The hooks of the API ask their middleware something in this way; no reducer hears of it. */
export const isQuestion = (action: unknown): boolean =>
  (action as { type?: string }).type?.endsWith('/internal_getRTKQSubscriptions') === true;

/**
 * Redux DevTools can put a store back to an earlier moment, or into an imported one. As long as the store shows anything
 * but its own latest state, everything stands still: no action comes through, no request is sent, nothing is stored.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers name the type of the state
export const timeTravelGuard = <S>() => {
  let live: S | undefined;
  let read: (() => S) | undefined;
  // A subscriber may dispatch the next action before the first one returns.
  let depth = 0;
  const isOn = (): boolean => depth === 0 && read !== undefined && live !== read();

  /** First of all middleware: what a redrawn screen or a timer dispatches goes nowhere. */
  const guard: Middleware = () => (next) => (action) =>
    typeof action === 'function' || isQuestion(action) || !isOn() ? next(action) : action;

  /** Last of all: whatever got as far as the reducers made the state that is really the shop's. */
  const follow: Middleware = (api) => {
    read = api.getState as () => S;
    live = read();
    return (next) => (action) => {
      // The API's middleware has timers of its own, and what they say does not come by the guard.
      if (isOn()) return action;
      depth += 1;
      try {
        return next(action);
      } finally {
        depth -= 1;
        live = api.getState() as S;
      }
    };
  };

  return { isOn, guard, follow, live: (): S | undefined => (isOn() ? live : read?.()) };
};
