import { makeStore } from '../../../app/store';
import { memoryLocks } from '../../../testing/memoryLocks';
import { paymentStep } from '../../../testing/paymentStep';
import { testEnvironment } from '../../../testing/testEnvironment';
import { nextPaymentPhase, type PaymentEvent, type PaymentPhase } from './paymentPhase';
import { recoveryWanted, shopperCameBack, shopperLeft } from './paymentSlice';

const EVENTS: readonly PaymentEvent[] = [
  'pressed',
  'ready',
  'recovered',
  'cancelled',
  'returned',
  'waited',
  'sent',
  'lost',
  'left',
  'ended',
  'cameBack',
];

const NONE = '';

/** The table of docs/decisions/0013-one-payment-machine.md; an empty place is an event that changes nothing. */
test.each<[PaymentPhase, ...(PaymentPhase | '')[]]>([
  //             pressed     ready       recovered   cancelled     returned      waited       sent       lost       left       ended   cameBack
  ['idle', 'checking', 'ordering', 'checking', 'cancelling', 'confirming', NONE, NONE, NONE, NONE, NONE, NONE],
  ['checking', NONE, 'ordering', NONE, NONE, NONE, 'elsewhere', NONE, 'finding', NONE, 'idle', NONE],
  ['ordering', NONE, NONE, NONE, NONE, NONE, 'elsewhere', 'sending', 'finding', 'leaving', 'idle', NONE],
  ['elsewhere', NONE, NONE, NONE, NONE, NONE, NONE, 'sending', 'finding', 'leaving', 'idle', NONE],
  ['sending', NONE, NONE, NONE, NONE, NONE, NONE, NONE, 'finding', 'leaving', 'idle', NONE],
  ['finding', NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 'idle', NONE],
  ['cancelling', NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 'idle', NONE],
  ['confirming', NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 'idle', NONE],
  ['leaving', NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 'idle'],
])('follows the transition table from the phase %s', (phase, ...next) => {
  expect(EVENTS.map((event) => nextPaymentPhase(phase, event))).toEqual(next.map((to) => to || phase));
});

test('runs one of three steps started in one task, and the next once that one has ended', async () => {
  const { store } = makeStore(testEnvironment({ locks: memoryLocks() }));
  const look = async () => (await paymentStep(store, recoveryWanted()))?.kind;
  expect(await Promise.all([look(), look(), look()])).toEqual(['none', undefined, undefined]);
  expect(await look()).toBe('none');
});

test('runs the next step after one fails', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation();
  const locks = memoryLocks();
  let fails = true;
  const request: typeof locks.request = (name, work) =>
    fails ? Promise.reject(new Error('no')) : locks.request(name, work);
  const { store } = makeStore(testEnvironment({ locks: { ...locks, request } }));
  expect(await paymentStep(store, recoveryWanted())).toEqual({ kind: 'none' });
  fails = false;
  expect(await paymentStep(store, recoveryWanted())).toEqual({ kind: 'none' });
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
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
