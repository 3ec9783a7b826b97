import { loggedIn } from '../../../api/apiEvents';
import { makeStore } from '../../../app/store';
import type { RootState } from '../../../store/types';
import * as build from '../../../testing/builders/model';
import { spellings, valuesFound } from '../../../testing/spellings';
import { testEnvironment } from '../../../testing/testEnvironment';
import { tokenFor } from '../../../testing/testTokens';
import { lineAdded } from '../../../features/cart/cartSlice';
import { pageOpened } from '../../../features/nav/navSlice';
import { sessionEnded } from '../../../features/session/sessionSlice';
import { stateAfter } from '../changes';
import { startRecording } from '../takeRecording';
import { errorCaught } from '../supportEvents';

const ama = build.user({ email: 'ama@canary.example', phone: '0559990001', first_name: 'Amacanary' });
const kofi = build.user({ email: 'kofi@canary.example', phone: '0559990002' });
const CANARIES = ['ama@canary.example', '0559990001', 'Amacanary', 'ORD-canary1', 'ORD-canary2', 'searchcanary'];

/** A loaded page: its own store with the recorder. */
const load = (path: string, stored: Partial<Pick<RootState, 'session'>> = {}) => {
  window.history.replaceState(null, '', path);
  const { store, actionLog } = makeStore(testEnvironment(), stored);
  const recorder = startRecording(actionLog);
  store.dispatch(pageOpened(path, ''));
  const types = () => recorder.read().steps.map(({ type }) => type);
  return { store, read: recorder.read, types, gaps: () => types().filter((type) => type.startsWith('gap/')) };
};

const signIn = (account = ama, keep = true) => loggedIn({ token: tokenFor(3_600_000), account, keep });
const signedIn = (account = ama): Pick<RootState, 'session'> => {
  const { store } = makeStore(testEnvironment());
  store.dispatch(signIn(account));
  return { session: store.getState().session };
};
const leave = () => window.dispatchEvent(new Event('pagehide'));
const storedText = () => sessionStorage.getItem('supportStory');

beforeEach(() => {
  sessionStorage.clear();
});

test('continues the recording after a page load, with a gap mark before the new page', () => {
  const before = load('/cart');
  before.store.dispatch(lineAdded(build.cartLine()));
  before.store.dispatch(errorCaught(new TypeError('failed')));
  leave();

  const after = load('/checkout');
  const { base, steps, errors } = after.read();
  const types = steps.map(({ type }) => type);
  const gap = types.indexOf('gap/elsewhere');
  expect(types.slice(0, gap)).toEqual(expect.arrayContaining(['cart/lineAdded', 'support/errorCaught']));
  expect(types.slice(gap)).toContain('nav/pageOpened');
  expect(steps[gap]).toMatchObject({ mark: 'gap', about: { away: expect.stringMatching(/^\d+ s$/) as string } });
  expect(errors).toMatchObject([{ message: 'failed' }]);
  expect(stateAfter(steps, base)).toMatchObject({ nav: { pathname: '/checkout' }, cart: { lines: [] } });
  expect(steps.every(({ at }) => Number.isFinite(at))).toBe(true);
});

test.each([
  ['/payment/return?checkoutid=CHK-1', 'gap/paymentPage'],
  ['/cart', 'gap/elsewhere'],
])('marks the return to %s as %s', (path, gap) => {
  load('/checkout');
  leave();
  expect(load(path).types()).toContain(gap);
});

test('marks a reloaded page as reloaded', () => {
  load('/cart');
  leave();
  Object.assign(window.performance, { getEntriesByType: () => [{ type: 'reload' }] });
  expect(load('/cart').types()).toContain('gap/reloaded');
  Object.assign(window.performance, { getEntriesByType: undefined });
});

test('never reuses the placeholder of one order for another on the next page', () => {
  load('/account/orders/o/ORD-canary1', signedIn());
  leave();
  const { steps, base } = load('/account/orders/o/ORD-canary2', signedIn()).read();
  expect(JSON.stringify(steps)).toContain('/account/orders/o/ORDER-1');
  expect(stateAfter(steps, base)).toMatchObject({ nav: { pathname: '/account/orders/o/ORDER-2' } });
});

test('stores at most 33 kB, without the shopper’s personal values', () => {
  const { store } = load('/account/orders/o/ORD-canary1', signedIn());
  store.dispatch(pageOpened('/items/search', '?q=searchcanary'));
  for (let count = 0; count < 300; count += 1) {
    store.dispatch(lineAdded(build.cartLine({ id: String(count), quantity: count + 1 })));
  }
  leave();
  const text = storedText() ?? '';
  expect(text.length).toBeGreaterThan(1000);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(33_000);
  expect(CANARIES.every((value) => spellings(value).length > 3)).toBe(true);
  expect(valuesFound(text, CANARIES)).toEqual([]);
});

test('signing out clears the recording from the storage and from later reports', () => {
  const { store, types } = load('/account/edit', signedIn());
  leave();
  expect(storedText()).not.toBeNull();
  store.dispatch(sessionEnded('loggedOut'));
  expect(storedText()).toBeNull();
  expect(types()).not.toContain('nav/pageOpened');
  expect(types()[0]).toBe('session/sessionEnded');
});

test('keeps the step of an expired session in the recording on the next page', () => {
  const { store } = load('/checkout', signedIn());
  store.dispatch(sessionEnded('expired'));
  leave();
  expect(load('/account/auth').types()).toContain('session/sessionEnded');
});

test.each([
  ['another customer is signed in', () => signedIn(kofi)],
  ['no customer is signed in any more', () => ({})],
])('discards the stored recording when %s', (_name, now) => {
  load('/cart', signedIn());
  leave();
  expect(load('/cart', now()).gaps()).toEqual([]);
  expect(storedText()).toBeNull();
});

test('starts a new recording when another account signs in on the same page', () => {
  const { store, types } = load('/cart', signedIn());
  store.dispatch(sessionEnded('expired'));
  store.dispatch(signIn(kofi));
  expect(types()).not.toContain('session/sessionEnded');
});

test('clears the stored recording and stores no more when the shopper declines to be remembered', () => {
  const { store } = load('/account/auth');
  leave();
  expect(storedText()).not.toBeNull();
  store.dispatch(signIn(ama, false));
  expect(storedText()).toBeNull();
  leave();
  expect(storedText()).toBeNull();
});

test('marks a gap when a page is restored from the back/forward cache', () => {
  const { types } = load('/checkout');
  leave();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(types()).toContain('gap/elsewhere');
});

test.each(['{', '[]', '{"account":"x"}', '{"account":"","owner":"","counts":{},"report":{"report":{"version":1}}}'])(
  'ignores an invalid stored recording: %s',
  (text) => {
    sessionStorage.setItem('supportStory', text);
    expect(load('/cart').gaps()).toEqual([]);
  },
);
