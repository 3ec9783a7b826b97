import { applyMiddleware, legacy_createStore as createStore } from '@reduxjs/toolkit';
import { timeTravelGuard } from './timeTravelGuard';

interface Counted {
  type: string;
  to?: number;
}

interface Count {
  count: number;
}

const counter = (state = { count: 0 }, { type, to = 0 }: Counted): Count => {
  if (type === 'travel') return { count: to };
  return type === 'add' ? { count: state.count + 1 } : state;
};

/** A store that can time-travel like DevTools: bypassing all middleware. */
const travellingStore = () => {
  const guard = timeTravelGuard<Count>();
  const base = createStore(counter);
  const store = applyMiddleware(guard.guard, guard.track)((() => base) as typeof createStore)(counter);
  const travel = (to: number) => {
    base.dispatch({ type: 'travel', to });
  };
  return { store, guard, travel };
};

test('ignores actions during time travel, and accepts them once the latest state is recomputed', () => {
  const { store, guard, travel } = travellingStore();
  store.dispatch({ type: 'add' });
  expect(guard.isOn()).toBe(false);

  travel(41);
  expect(guard.isOn()).toBe(true);
  store.dispatch({ type: 'add' });
  expect(store.getState().count).toBe(41);
  expect(guard.latest()).toEqual({ count: 1 });

  travel(1);
  store.dispatch({ type: 'add' });
  expect(store.getState().count).toBe(2);
});

test('accepts an action that a subscriber dispatches in response to another', () => {
  const { store } = travellingStore();
  store.subscribe(() => {
    if (store.getState().count === 1) store.dispatch({ type: 'add' });
  });
  store.dispatch({ type: 'add' });
  expect(store.getState().count).toBe(2);
});
