import { instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer } from '@reduxjs/toolkit';

/** Bundled and put into pages by devtools.ts: the real core of Redux DevTools in place of the extension. */
export interface Panel {
  dispatch: (action: object) => unknown;
  getState: () => { nextActionId: number; actionsById: Record<string, { action: { type: string } }> };
}

const panels: Panel[] = [];

const connect: StoreEnhancer = (create) => (reducer, preloaded) => {
  const store = (instrument() as StoreEnhancer)(create)(reducer, preloaded);
  panels.push((store as unknown as { liftedStore: Panel }).liftedStore);
  return store;
};

Object.assign(window, {
  __panels: panels,
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]) =>
      [...enhancers, connect].reduceRight((inner, outer) => (create) => outer(inner(create))),
  // The extension's other entry points: stores that connect by them are recorded as well.
  __REDUX_DEVTOOLS_EXTENSION__: Object.assign(() => connect, {
    connect: () => {
      throw new Error('Nobody connects by hand');
    },
  }),
});
