import { makeReplayStore } from '../../../support/replay/replayStore';
import { makeStore } from '../../../app/store';
import { memoryLocks } from '../../../testing/memoryLocks';
import { testEnvironment } from '../../../testing/testEnvironment';
import { cancelDuplicates, cancelOrder, giveUpPayment } from './cancelOrder';
import { confirmPayment } from './confirmPayment';
import { paymentReducer, shopperCameBack, stepProgressed } from './paymentSlice';
import { runStep } from './paymentStep';
import { recoverOrder } from './recoverOrder';
import { continuePayment } from './redirectToPayment';

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

const IDLE = paymentReducer(undefined, { type: '' });

describe.each(BUSY)('in the phase %s', (phase) => {
  const target = phase === 'leaving' ? '/pay' : null;
  const before = { ...IDLE, phase, step: 'running', target };

  test.each([
    ['recoverOrder', recoverOrder()],
    ['cancelOrder', cancelOrder('ORD-1')],
    ['cancelDuplicates', cancelDuplicates()],
    ['confirmPayment', confirmPayment('CHK-1')],
    ['giveUpPayment', giveUpPayment('ORD-1')],
  ])('ignores %s', async (_name, step) => {
    const { store } = makeStore(testEnvironment());
    const { store: busy } = makeStore(testEnvironment(), { payment: { ...store.getState().payment, ...before } });
    const { payment } = busy.getState();
    expect(await busy.dispatch(runStep(step))).toBeNull();
    expect(busy.getState().payment).toBe(payment);
  });

  test('becomes idle when the step ends, unless the shopper is leaving', () => {
    const after = paymentReducer(before, recoverOrder.fulfilled({ kind: 'none' }, 'running', undefined));
    expect(after.phase).toBe(phase === 'leaving' ? 'leaving' : 'idle');
  });

  test('ignores the end of an earlier step', () => {
    expect(paymentReducer(before, recoverOrder.fulfilled({ kind: 'notPlaced' }, 'earlier', undefined))).toBe(before);
    expect(paymentReducer(before, recoverOrder.rejected(null, 'earlier', undefined))).toBe(before);
  });
});

test('ignores the progress of a step that has ended', () => {
  expect(paymentReducer(IDLE, stepProgressed({ phase: 'elsewhere' }))).toBe(IDLE);
});

test('becomes idle with a message when the payment page cannot be opened again', async () => {
  const { store } = makeStore(testEnvironment());
  const outcome = await store.dispatch(runStep(continuePayment()));
  expect(outcome).toMatchObject({ kind: 'waiting', note: { kind: 'noPage' } });
  expect(store.getState().payment).toMatchObject({ phase: 'idle', outcome });
});

test('runs no step in a replay', async () => {
  expect(await makeReplayStore().dispatch(runStep(recoverOrder()))).toBeNull();
});

test('runs the next step after one fails', async () => {
  const locks = memoryLocks();
  let fails = true;
  const request: typeof locks.request = (name, work) =>
    fails ? Promise.reject(new Error('no')) : locks.request(name, work);
  const { store } = makeStore(testEnvironment({ locks: { ...locks, request } }));
  await expect(store.dispatch(runStep(recoverOrder()))).rejects.toMatchObject({ message: 'no' });
  expect(store.getState().payment.outcome).toEqual({ kind: 'none' });
  fails = false;
  expect(await store.dispatch(runStep(recoverOrder()))).toEqual({ kind: 'none' });
});

test('reports no other tab after a step that could not get the lock', async () => {
  const { store } = makeStore(testEnvironment({ locks: { request: () => Promise.reject(new Error('no')) } }));
  jest.useFakeTimers();
  try {
    await expect(store.dispatch(runStep(recoverOrder()))).rejects.toMatchObject({ message: 'no' });
    await jest.runAllTimersAsync();
    expect(store.getState().payment).toMatchObject({ phase: 'idle', outcome: { kind: 'none' } });
  } finally {
    jest.useRealTimers();
  }
});

test('starts no step after leaving for the payment page until the shopper comes back', async () => {
  const { store } = makeStore(testEnvironment());
  const before = store.getState();
  const { store: left } = makeStore(testEnvironment(), { payment: { ...before.payment, phase: 'sending' } });
  left.dispatch(stepProgressed({ phase: 'leaving', target: '/pay' }));
  expect(await left.dispatch(runStep(recoverOrder()))).toBeNull();
  left.dispatch(shopperCameBack());
  expect(await left.dispatch(runStep(recoverOrder()))).toEqual({ kind: 'none' });
});
