import { instrument, type LiftedAction } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/**
 * The real core of Redux DevTools in place of the browser extension. It must exist before Redux Toolkit is loaded, so a
 * test imports this file first.
 */
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]) =>
      [...enhancers, instrument() as StoreEnhancer].reduceRight((inner, outer) => (create) => outer(inner(create))),
});

type Lifted = LiftedAction<unknown, UnknownAction, unknown>;

interface Panel {
  dispatch: (action: Lifted) => unknown;
  getState: () => { actionsById: Record<number, { action: UnknownAction }> };
}

/** The lifted store through which the extension's panel controls this store. */
export const panelOf = (store: object): Panel => (store as { liftedStore: Panel }).liftedStore;

/** The number that the panel gives to the last action of this type. */
export const lastIdOf = (panel: Panel, type: string): number =>
  Math.max(
    ...Object.entries(panel.getState().actionsById)
      .filter(([, { action }]) => action.type === type)
      .map(([id]) => Number(id)),
  );
