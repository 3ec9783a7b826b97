import { instrument, type LiftedAction } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/**
 * The real core of Redux DevTools in the place of the browser's extension. It has to be there before the toolkit is
 * loaded, so a test imports this file first.
 */
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]) =>
      [...enhancers, instrument() as StoreEnhancer].reduceRight((inner, outer) => (create) => outer(inner(create))),
});

type Lifted = LiftedAction<unknown, UnknownAction, unknown>;

/** What the panel of the extension would tell this store. */
export const panelOf = (
  store: object,
): { dispatch: (action: Lifted) => unknown; getState: () => { nextActionId: number } } =>
  (store as { liftedStore: { dispatch: (action: Lifted) => unknown; getState: () => { nextActionId: number } } })
    .liftedStore;
