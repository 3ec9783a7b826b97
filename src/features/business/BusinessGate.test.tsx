import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { answered, type FaultRule, held } from '../../testing/faults';

const DETAILS = /business\/get_details/;
const reply = (status: number, body: unknown): FaultRule => ({ path: DETAILS, fault: answered(status, body) });
const closed = reply(200, { status: 0, message: 'Closed' });
const broken = reply(500, {});
const offline: FaultRule = { path: DETAILS, fault: { when: 'before', kind: 'offline' } };
const remembered = { business: JSON.stringify({ name: 'Kasa & Co', logo: null, currency: 'USD' }) };

const cover = () => screen.queryByRole('status', { name: 'Loading the shop' });
const away = () => screen.findByRole('heading', { name: 'Website is currently unavailable' });
const here = () => window.location.pathname;

test('covers the page with a spinner until the shop’s details arrive, while the page fetches its own data', async () => {
  const { fault, release } = held();
  const { network, container, user } = await renderApp({
    path: '/contact',
    faults: [{ path: DETAILS, fault }],
  });
  expect(cover()).toBeInTheDocument();
  const below = container.querySelector('[aria-busy="true"]');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'dress');
  await waitFor(() => {
    expect(network.callsTo(/product_categories/).some(({ status }) => status === 200)).toBe(true);
  });
  release();
  await waitFor(() => {
    expect(cover()).not.toBeInTheDocument();
  });
  expect(below).not.toHaveAttribute('aria-busy');
  expect(screen.getByLabelText('Search', { selector: 'input' })).toHaveValue('dress');
});

test('shows no loading cover if the shop’s details are remembered', async () => {
  await renderApp({
    path: '/contact',
    stored: remembered,
    faults: [{ path: DETAILS, fault: { when: 'before', kind: 'hang' } }],
  });
  expect(cover()).not.toBeInTheDocument();
  expect(here()).toBe('/contact');
});

test.each([
  ['reports that it is closed', 1, closed],
  ['answers with HTTP 500', 3, broken],
  ['cannot be reached', 3, offline],
])('shows the unavailable page for a shop that %s, after %i tries', async (_what, tries, fault) => {
  const entries = window.history.length;
  const { network } = await renderApp({ path: '/contact', faults: [fault] });
  await away();
  expect(network.callsTo(DETAILS)).toHaveLength(tries);
  expect(here()).toBe('/page-unavailable');
  expect(window.history.length).toBe(entries);
  expect(cover()).not.toBeInTheDocument();
  expect(screen.getByText('Come back later to continue shopping.')).toBeInTheDocument();
});

test.each([
  ['200', closed],
  ['400', reply(400, { status: 0, message: 'Closed' })],
])('stays on the unavailable page for a shop closed with HTTP %s even if remembered', async (_status, fault) => {
  const { network } = await renderApp({ path: '/contact', stored: remembered, faults: [fault] });
  await away();
  const calls = network.calls.length;
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(here()).toBe('/page-unavailable');
  expect(network.calls.length - calls).toBeLessThanOrEqual(1);
});

test('stays on the page when the details fail to load but are remembered', async () => {
  const { network } = await renderApp({ path: '/contact', stored: remembered, faults: [broken] });
  await waitFor(() => {
    expect(network.callsTo(DETAILS)).toHaveLength(3);
  });
  expect(here()).toBe('/contact');
});

test('shows the unavailable page when the request for the details times out', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  await renderApp({ path: '/contact', faults: [{ path: DETAILS, fault: { when: 'before', kind: 'hang' } }] });
  expect(cover()).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(10_100));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(here()).toBe('/page-unavailable');
  jest.useRealTimers();
});

test('redirects from the unavailable page to the home page once the shop is available', async () => {
  await renderApp({ path: '/page-unavailable' });
  await waitFor(() => {
    expect(here()).toBe('/');
  });
});

test('reloads the document when Reload Page is clicked', async () => {
  const { user } = await renderApp({ path: '/page-unavailable', faults: [broken] });
  await away();
  // jsdom does not implement navigation and logs an error instead.
  const messages: string[] = [];
  jest.mocked(console.error).mockImplementation((error: unknown) => {
    messages.push(String(error));
  });
  await user.click(screen.getByRole('button', { name: 'Reload Page' }));
  expect(messages.join()).toMatch(/navigation/);
});
