import { makeStore } from '../../../app/store';
import { memoryLocks } from '../../../testing/memoryLocks';
import { paymentStep } from '../../../testing/paymentStep';
import { testEnvironment } from '../../../testing/testEnvironment';
import {
  cancelDuplicatesPressed,
  cancelPressed,
  paymentGivenUp,
  paymentReducer,
  paymentReturned,
  recoveryWanted,
  shopperCameBack,
  shopperLeft,
  stepEnded,
} from './paymentSlice';

const BUSY = [
  'checking',
  'ordering',
  'elsewhere',
  'sending',
  'finding',
  'cancelling',
  'confirming',
  'leaving',
] as const;

describe.each(BUSY)('in the phase %s', (phase) => {
  const before = { ...paymentReducer(undefined, { type: '' }), phase };

  test.each([
    recoveryWanted(),
    cancelPressed('ORD-1'),
    cancelDuplicatesPressed(),
    paymentReturned('CHK-1'),
    paymentGivenUp('ORD-1'),
  ])('ignores $type', (action) => {
    expect(paymentReducer(before, action)).toBe(before);
  });

  test('becomes idle when the step ends, unless the shopper is leaving', () => {
    const after = paymentReducer(before, stepEnded({ kind: 'none' }));
    expect(after.phase).toBe(phase === 'leaving' ? 'leaving' : 'idle');
  });
});

test('runs the next step after one fails', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const locks = memoryLocks();
  let fails = true;
  const request: typeof locks.request = (name, work) =>
    fails ? Promise.reject(new Error('no')) : locks.request(name, work);
  const { store } = makeStore(testEnvironment({ locks: { ...locks, request } }));
  expect(await paymentStep(store, recoveryWanted())).toEqual({ kind: 'none' });
  fails = false;
  expect(await paymentStep(store, recoveryWanted())).toEqual({ kind: 'none' });
  expect(errors).toHaveBeenCalledTimes(1);
  errors.mockRestore();
});

test('reports no other tab after a step that could not get the lock', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const { store } = makeStore(testEnvironment({ locks: { request: () => Promise.reject(new Error('no')) } }));
  jest.useFakeTimers();
  try {
    expect(await paymentStep(store, recoveryWanted())).toEqual({ kind: 'none' });
    await jest.runAllTimersAsync();
    expect(store.getState().payment.phase).toBe('idle');
  } finally {
    jest.useRealTimers();
    errors.mockRestore();
  }
});

test('starts no step after leaving for the payment page until the shopper comes back', async () => {
  const { store } = makeStore(testEnvironment());
  const before = store.getState();
  const { store: left } = makeStore(testEnvironment(), { payment: { ...before.payment, phase: 'sending' } });
  left.dispatch(shopperLeft('/pay'));
  expect(await paymentStep(left, recoveryWanted())).toBeNull();
  left.dispatch(shopperCameBack());
  expect(await paymentStep(left, recoveryWanted())).toEqual({ kind: 'none' });
});
