import { waitFor } from '@testing-library/react';
import { makeStore } from '../app/store';
import { sessionEnded } from '../features/session/sessionSlice';
import { startRecording } from '../support/record/takeRecording';
import '../testing/allEndpoints';
import { WIRE_CALLS, type WireCall, wireCallOf } from '../testing/builders/calls';
import { user } from '../testing/builders/model';
import { answered, type Fault, faultyFetch, type SeenCall } from '../testing/faults';
import { memoryStorage } from '../testing/memoryStorage';
import { testEnvironment } from '../testing/testEnvironment';
import { tokenFor } from '../testing/testTokens';
import { type ApiError, isOutcomeUnknown } from './apiError';
import { loggedIn } from './apiEvents';
import { shopApi } from './shopApi';

type Shop = ReturnType<typeof makeStore>;
type Thunk = Parameters<Shop['store']['dispatch']>[0];

/** All of them: the API files share one API, and each adds its endpoints. */
const ENDPOINTS = shopApi.endpoints as Record<string, { initiate(arg: unknown): unknown; useQuery?: unknown }>;

const start = ({ endpoint, arg }: WireCall): Thunk => ENDPOINTS[endpoint]?.initiate(arg) as Thunk;

const token = tokenFor(3_600_000);

const setUp = (row: WireCall, fault: Fault, stored: Record<string, string> = row.signedIn ? { token } : {}) => {
  const network = faultyFetch(() => Promise.reject(new Error('Every reply of this test is a fault')));
  network.add({ path: /./, fault });
  const shop = makeStore(testEnvironment({ fetch: network.fetch, storage: memoryStorage(stored) }));
  const run = async () =>
    await (shop.store.dispatch(start(row)) as unknown as Promise<{ data?: unknown; error?: ApiError }>);
  return { ...shop, network, run };
};

/** The first call and its retries, without the calls that look up an unknown outcome. */
const sameCalls = ([first, ...rest]: SeenCall[]): SeenCall[] =>
  first ? [first, ...rest.filter(({ method, path }) => method === first.method && path === first.path)] : [];

test('src/testing/builders/calls has a row for every endpoint', () => {
  expect(WIRE_CALLS.map(({ endpoint }) => endpoint).sort()).toEqual(Object.keys(ENDPOINTS).sort());
});

describe.each(WIRE_CALLS)('$call', (row) => {
  const [method = '', ownPath = ''] = row.call.split(' ');
  const { path = ownPath, good, once = false } = row;

  test('sends the request that the contract specifies, and reads its good reply', async () => {
    const { network, run, actionLog } = setUp(row, answered(200, good));
    const { data, error } = await run();
    expect(error).toBeUndefined();
    expect(data).toBeDefined();
    const [call] = network.calls;
    expect(network.calls).toHaveLength(1);
    expect(call?.method).toBe(method);
    expect(call?.path).toBe(path);
    const [recorded] = startRecording(actionLog).read().requests;
    expect(wireCallOf({ method, url: `http://localhost/api/v1${path}` })?.endpoint).toBe(recorded?.endpoint);
    expect(call?.body).toEqual(row.body);
    expect(call?.headers.get('Accept')).toBe('application/json');
    expect(call?.headers.get('X-Api-Key')).toBe('demo-key');
    expect(call?.headers.get('Authorization')).toBe(row.signedIn ? `Bearer ${token}` : null);
    expect(call?.headers.get('Idempotency-Key')).toEqual(once ? expect.stringMatching(/^"[\da-f]{32}"$/) : null);
    expect(call?.credentials).toBe(once ? 'omit' : 'same-origin');
    expect(call?.cache).toBe(row.signedIn && method === 'GET' ? 'no-store' : 'default');
    expect(call?.headers.get('Content-Type')).toBe(row.body === undefined ? null : 'application/json');
  });

  test('sends the token whenever the session has one', async () => {
    const { network, run } = setUp(row, answered(200, good), { token });
    await run();
    expect(network.calls[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
  });

  if (row.signedIn) {
    test('empties the cache when the session ends', async () => {
      const { run, store } = setUp(row, answered(200, good));
      await run();
      store.dispatch(sessionEnded('loggedOut'));
      await waitFor(() => {
        const { queries, mutations } = store.getState().api;
        expect({ queries, mutations }).toEqual({ queries: {}, mutations: {} });
      });
    });

    test('sends nothing without a token', async () => {
      const { network, run } = setUp(row, answered(200, good), {});
      expect((await run()).error?.kind).toBe('unauthorised');
      expect(network.calls).toHaveLength(0);
    });
  }

  test.each([200, 403, 404, 422])(
    'reports the server’s message for a refusal with HTTP %i and stores nothing else of the body',
    async (status) => {
      const refusal = { status: 0, result: 0, message: 'Not today', data: { secret: 'of the body' } };
      const { run, store } = setUp(row, answered(status, refusal));
      const { data, error } = await run();
      if (row.call === 'GET /auth/verify' && status === 200) {
        expect(data).toEqual({ kind: 'error', message: 'Not today' });
      } else {
        // A session reply without a readable active value is malformed.
        const isMalformed = row.call === 'GET /storefront/is_logged_in' && status === 200;
        const kind = status === 404 ? 'notFound' : 'refused';
        expect(error?.kind).toBe(isMalformed ? 'malformed' : kind);
        if (!isMalformed) expect(error?.message).toBe('Not today');
      }
      expect(JSON.stringify(store.getState())).not.toContain('of the body');
    },
  );

  if (once) {
    test('keeps its key after HTTP 409, which means that it is still in progress', async () => {
      const { network, run } = setUp(row, answered(409, { status: 0, message: 'Request in progress' }));
      const { error } = await run();
      await run();
      expect(isOutcomeUnknown(error)).toBe(true);
      const keys = sameCalls(network.calls).map(({ headers }) => headers.get('Idempotency-Key'));
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
    });
  }

  test.each([
    ['HTML', '<html><body>Welcome to the hotel’s network</body></html>'],
    ['empty', ''],
    ['truncated JSON', '{"status":1,"data":{"na'],
    ['null', 'null'],
    ['an array', '[]'],
    ['an object without a status', '{"error":"x"}'],
    ['JSON in a text', JSON.stringify(JSON.stringify(good))],
    ['a string', '"ok"'],
    ['a number', '5'],
    ['true', 'true'],
  ])('rejects a malformed body (%s) and stores nothing of it', async (_name, body) => {
    const { network, run, store } = setUp(row, answered(200, body));
    expect((await run()).error).toEqual({
      kind: 'malformed',
      message: null,
      httpStatus: 200,
      retryAfter: null,
      didNotAct: false,
      isRefusal: false,
    });
    expect(sameCalls(network.calls)).toHaveLength(1);
    expect(JSON.stringify(store.getState().api)).not.toContain('hotel');
  });

  test.each<[string, Fault, string]>([
    ['HTTP 500', answered(500, 'Oops'), 'server'],
    ['a gateway’s page', answered(502, '<html><body>Bad gateway</body></html>'), 'server'],
    ['a cut connection', { when: 'before', kind: 'offline' }, 'offline'],
  ])('resends only reads after %s', async (_name, fault, kind) => {
    const { network, run } = setUp(row, fault);
    expect((await run()).error?.kind).toBe(kind);
    const isRepeated = method === 'GET' && 'useQuery' in ENDPOINTS[row.endpoint]!;
    expect(sameCalls(network.calls)).toHaveLength(isRepeated ? 3 : 1);
  });

  test('401 with the current token ends the session', async () => {
    const { run, store } = setUp(row, answered(401, { status: 0, message: 'Who are you?' }), { token });
    const { error } = await run();
    expect(error).toMatchObject({ kind: 'unauthorised', message: 'Who are you?' });
    expect(store.getState().session).toMatchObject({ token: null, ended: 'refused' });
  });

  test('401 for an outdated token does not end the session', async () => {
    const other = tokenFor(7_200_000);
    let answer = () => {};
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const refusal = new Response(JSON.stringify({ status: 0 }), { status: 401 });
    const { store } = makeStore(
      testEnvironment({ fetch: () => until.then(() => refusal), storage: memoryStorage({ token }) }),
    );
    const running = store.dispatch(start(row)) as unknown as Promise<unknown>;
    store.dispatch(loggedIn({ token: other, account: user() }));
    answer();
    await running;
    expect(store.getState().session.token).toBe(other);
  });
});

test('keeps the password and the token out of the API state during a log-in', async () => {
  const seen: string[] = [];
  const row = WIRE_CALLS.find(({ endpoint }) => endpoint === 'login');
  if (!row) throw new Error('no such row');
  const { run, store } = setUp(row, answered(200, row.good));
  const unsubscribe = store.subscribe(() => seen.push(JSON.stringify(store.getState().api)));
  await run();
  unsubscribe();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.join()).not.toContain('secret words');
  expect(seen.join()).not.toContain('header.payload.signature');
});
