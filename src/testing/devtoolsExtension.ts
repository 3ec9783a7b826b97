import type { StoreEnhancer } from '@reduxjs/toolkit';

/**
 * A Redux DevTools extension that records everything a store sends to it. It must exist before Redux Toolkit is loaded,
 * so a test imports this file first.
 */
export const extensionTraffic: { store: string; text: string }[] = [];

interface Panel {
  name?: string;
  actionSanitizer?: <A>(action: A) => A;
  stateSanitizer?: <S>(state: S) => S;
}

const same = <T>(value: T): T => value;

const spy =
  ({ name: store = '', actionSanitizer = same, stateSanitizer = same }: Panel): StoreEnhancer =>
  (create) =>
  (reducer, preloaded) =>
    create((state, action) => {
      const next = reducer(state, action);
      extensionTraffic.push({ store, text: JSON.stringify([actionSanitizer(action), stateSanitizer(next)]) });
      return next;
    }, preloaded);

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (panel: Panel = {}) =>
    (...enhancers: StoreEnhancer[]) =>
      [...enhancers, spy(panel)].reduceRight((inner, outer) => (create) => outer(inner(create))),
});
