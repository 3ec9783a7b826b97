import { applyMiddleware, legacy_createStore as createStore } from '@reduxjs/toolkit';
import { timeTravelGuard } from './timeTravelGuard';

interface Counted {
  type: string;
  to?: number;
}

const count = (state = 0, { type, to = 0 }: Counted): number => {
  if (type === 'travel') return to;
  return type === 'add' ? state + 1 : state;
};

/** A store that can time-travel like DevTools: bypassing all middleware. */
const travellingStore = () => {
  const guard = timeTravelGuard<number>();
  const base = createStore(count);
  const store = applyMiddleware(guard.guard, guard.follow)((() => base) as typeof createStore)(count);
  const travel = (to: number) => {
    base.dispatch({ type: 'travel', to });
  };
  return { store, guard, travel };
};

test('ignores actions during time travel, and accepts them after the return', () => {
  const { store, guard, travel } = travellingStore();
  store.dispatch({ type: 'add' });
  expect(guard.isOn()).toBe(false);

  travel(41);
  expect(guard.isOn()).toBe(true);
  store.dispatch({ type: 'add' });
  expect(store.getState()).toBe(41);
  expect(guard.live()).toBe(1);

  travel(1);
  store.dispatch({ type: 'add' });
  expect(store.getState()).toBe(2);
});

test('accepts an action that a subscriber dispatches in response to another', () => {
  const { store } = travellingStore();
  store.subscribe(() => {
    if (store.getState() === 1) store.dispatch({ type: 'add' });
  });
  store.dispatch({ type: 'add' });
  expect(store.getState()).toBe(2);
});
