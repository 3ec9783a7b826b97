import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { exportState } from '../support/redact/exportState';
import { createNames } from '../support/redact/names';
import { storyName } from '../support/record/steps';
import type { Step } from '../lib/actionLog';
import { isRecord } from '../lib/json';
import type { RootState } from './rootReducer';

type Action = Step<RootState>['action'];

const names = createNames();

/** Redacts an action's payload: keeps only sizes and types. */
const outline = (value: unknown): unknown => {
  if (typeof value === 'string') return value === '' ? '' : '•••';
  if (Array.isArray(value)) return value.map(outline);
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, outline(item)]));
  return typeof value === 'number' || typeof value === 'function' ? typeof value : value;
};

/** 'api/getCart/fulfilled' instead of 'api/executeQuery/fulfilled', so that the filter 'api/getCart' shows one call. */
const shownAction = (action: Action): Action => ({
  type: storyName(action),
  ...('payload' in action && { payload: outline(action.payload) }),
});

/** The redacted state, as in a report. Time travel still uses the full state, which never leaves the page. */
const shownState = (state: RootState): object => exportState(state, names);

export const PANEL: DevToolsEnhancerOptions = {
  name: 'Storefront',
  maxAge: 200,
  trace: false,
  actionSanitizer: <A>(action: A): A => shownAction(action as Action) as A,
  stateSanitizer: <S>(state: S): S => shownState(state as RootState) as S,
};

/** Milliseconds. The development checks walk the whole cache; a slow test machine should not trigger warnings. */
const CHECKS_MAY_TAKE = 10_000;

export const STATE_CHECKS = {
  // Immer freezes the state, so a mutation throws by itself.
  immutableCheck: false,
  serializableCheck: {
    warnAfter: CHECKS_MAY_TAKE,
    ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
  },
} as const;
