import type { Middleware } from '@reduxjs/toolkit';

/** RTK Query's hooks ask its middleware for the subscriptions with this action; it never reaches a reducer. */
export const isSubscriptionQuery = (action: unknown): boolean =>
  (action as { type?: string }).type?.endsWith('/internal_getRTKQSubscriptions') === true;

const passOn: Middleware = () => (next) => next;

export interface TimeTravelGuard<S> {
  isOn: () => boolean;
  guard: Middleware;
  track: Middleware;
  /** The latest state; undefined where nothing tracks it. */
  latest: () => S | undefined;
}

/**
 * Redux DevTools can restore an earlier state or import one. While the store shows any state but its latest, everything
 * is paused: no action passes, no request is sent, nothing is stored.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers name the type of the state
export const timeTravelGuard = <S>(): TimeTravelGuard<S> => {
  // Redux DevTools are off in production, and webpack drops the rest of this function there.
  if (process.env.NODE_ENV === 'production') {
    return { isOn: () => false, guard: passOn, track: passOn, latest: () => undefined };
  }
  let latest: S | undefined;
  let read: (() => S) | undefined;
  // A subscriber may dispatch the next action before the first one returns.
  let depth = 0;
  let compared: S | undefined;
  const isOn = (): boolean => {
    const shown = read?.();
    if (depth > 0 || shown === undefined || shown === latest) return false;
    if (shown !== compared) {
      compared = shown;
      // An action toggled off and on, or moved and moved back, recomputes the latest state in new objects.
      if (JSON.stringify(shown) === JSON.stringify(latest)) latest = shown;
    }
    return shown !== latest;
  };

  /** The first middleware: drops the actions that a redrawn screen or a timer dispatches during time travel. */
  const guard: Middleware = () => (next) => (action) =>
    typeof action === 'function' || isSubscriptionQuery(action) || !isOn() ? next(action) : action;

  /** The last middleware: an action that reached the reducers produced the shop's real latest state. */
  const track: Middleware = (api) => {
    read = api.getState as () => S;
    latest = read();
    return (next) => (action) => {
      // The API's middleware uses timers whose actions bypass the guard.
      if (isOn()) return action;
      depth += 1;
      try {
        return next(action);
      } finally {
        depth -= 1;
        latest = api.getState() as S;
      }
    };
  };

  return { isOn, guard, track, latest: () => (isOn() ? latest : read?.()) };
};
