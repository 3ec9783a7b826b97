import type { StoreEnhancer } from '@reduxjs/toolkit';

/**
 * A Redux DevTools extension that writes down whatever a store lets it see. It has to be there before the toolkit is
 * loaded, so a test imports this file first.
 */
export const extensionTraffic: { store: string; text: string }[] = [];

const spy =
  (store: string): StoreEnhancer =>
  (create) =>
  (reducer, preloaded) =>
    create((state, action) => {
      const next = reducer(state, action);
      extensionTraffic.push({ store, text: JSON.stringify([action, next]) });
      return next;
    }, preloaded);

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    ({ name = '' }: { name?: string } = {}) =>
    (...enhancers: StoreEnhancer[]) =>
      [...enhancers, spy(name)].reduceRight((inner, outer) => (create) => outer(inner(create))),
});
