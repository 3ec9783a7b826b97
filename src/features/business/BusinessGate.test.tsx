import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import type { FaultRule } from '../../testing/faults';

const DETAILS = /business\/get_details/;
const reply = (status: number, body: unknown): FaultRule => ({
  path: DETAILS,
  fault: { when: 'before', kind: 'reply', status, body: JSON.stringify(body) },
});
const closed = reply(200, { status: 0, message: 'Closed' });
const broken = reply(500, {});
const offline: FaultRule = { path: DETAILS, fault: { when: 'before', kind: 'offline' } };
const remembered = { business: JSON.stringify({ name: 'Kasa & Co', logo: null, currency: 'USD' }) };

const cover = () => screen.queryByRole('status', { name: 'Loading the shop' });
const away = () => screen.findByRole('heading', { name: 'Website is currently unavailable' });
const here = () => window.location.pathname;

test('a spinner covers the shop until its details are there, while the page below asks for its own', async () => {
  let answer = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { network, container } = await renderApp({
    path: '/contact',
    faults: [{ path: DETAILS, fault: { when: 'after', kind: 'held', until } }],
  });
  expect(cover()).toBeInTheDocument();
  const below = container.querySelector('[aria-busy="true"]');
  expect(below).toHaveAttribute('inert');
  await waitFor(() => {
    expect(network.callsTo(/product_categories/).some(({ status }) => status === 200)).toBe(true);
  });
  await act(async () => {
    answer();
    await until;
  });
  await waitFor(() => {
    expect(cover()).not.toBeInTheDocument();
  });
  expect(below).not.toHaveAttribute('inert');
});

test('who has been here before is not kept waiting', async () => {
  await renderApp({
    path: '/contact',
    stored: remembered,
    faults: [{ path: DETAILS, fault: { when: 'before', kind: 'hang' } }],
  });
  expect(cover()).not.toBeInTheDocument();
  expect(here()).toBe('/contact');
});

test.each([
  ['says that it is closed', closed],
  ['fails', broken],
  ['cannot be reached', offline],
])('a shop that %s is unavailable', async (_what, fault) => {
  await renderApp({ path: '/contact', faults: [fault] });
  await away();
  expect(here()).toBe('/page-unavailable');
  expect(cover()).not.toBeInTheDocument();
  expect(screen.getByText('Come back later to continue shopping.')).toBeInTheDocument();
});

test('a closed shop is closed for those too who remember it, and stays so', async () => {
  const { network } = await renderApp({ path: '/contact', stored: remembered, faults: [closed] });
  await away();
  const calls = network.calls.length;
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(here()).toBe('/page-unavailable');
  expect(network.calls.length - calls).toBeLessThanOrEqual(1);
});

test('a failure does not keep those out who remember the shop', async () => {
  const { network } = await renderApp({ path: '/contact', stored: remembered, faults: [broken] });
  await waitFor(() => {
    expect(network.callsTo(DETAILS)).toHaveLength(3);
  });
  expect(here()).toBe('/contact');
});

test('an answer that never comes is a failure after a while', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  await renderApp({ path: '/contact', faults: [{ path: DETAILS, fault: { when: 'before', kind: 'hang' } }] });
  expect(cover()).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(10_100));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(here()).toBe('/page-unavailable');
  jest.useRealTimers();
});

test('the unavailable page leads home once the shop is there', async () => {
  await renderApp({ path: '/page-unavailable' });
  await waitFor(() => {
    expect(here()).toBe('/');
  });
});

test('Reload Page loads the shop anew', async () => {
  const { user } = await renderApp({ path: '/page-unavailable', faults: [broken] });
  await away();
  // jsdom cannot leave the document; it says where it would have gone.
  const said: string[] = [];
  jest.mocked(console.error).mockImplementation((error: unknown) => {
    said.push(String(error));
  });
  await user.click(screen.getByRole('button', { name: 'Reload Page' }));
  expect(said.join()).toMatch(/navigation/);
});
