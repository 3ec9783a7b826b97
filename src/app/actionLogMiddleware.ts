import type { Middleware } from '@reduxjs/toolkit';
import type { Step, ActionLog } from '../lib/actionLog';

/** Writes every step of the store into the log, in the order in which the reducers took them. */
export const actionLogMiddleware =
  <S>(log: ActionLog<S>, now: () => number): Middleware =>
  ({ getState }) => {
    log.start(getState() as S);
    let open: Omit<Step<S>, 'after'> | undefined;
    const close = () => {
      if (open) log.add({ ...open, after: getState() as S });
      open = undefined;
    };
    return (next) => (action) => {
      // A subscriber may dispatch the next action before this one returns.
      close();
      open = { action: action as Step<S>['action'], at: now() };
      try {
        return next(action);
      } finally {
        close();
      }
    };
  };
