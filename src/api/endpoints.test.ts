import { waitFor } from '@testing-library/react';
import { secret } from '../lib/secret';
import { buildCheckoutPayload } from '../contract/checkout';
import { makeStore } from '../app/store';
import { sessionEnded } from '../features/session/sessionSlice';
import { startRecording } from '../features/support/takeRecording';
import { WIRE_CALLS } from '../testing/builders/calls';
import { wireCallOf } from '../testing/builders/wireCallOf';
import { user } from '../testing/builders/model';
import { type Fault, faultyFetch, type SeenCall } from '../testing/faults';
import { memoryStorage } from '../testing/memoryStorage';
import { testEnvironment } from '../testing/testEnvironment';
import { tokenFor } from '../testing/testTokens';
import type { ApiError } from './apiError';
import { loggedIn } from './apiEvents';
import { businessApi } from './businessApi';
import { cartApi } from './cartApi';
import { catalogueApi } from './catalogueApi';
import { checkoutApi } from './checkoutApi';
import { customerApi } from './customerApi';
import { loanApi } from './loanApi';
import { ordersApi } from './ordersApi';

type Shop = ReturnType<typeof makeStore>;
type Thunk = Parameters<Shop['store']['dispatch']>[0];

interface Row {
  call: string;
  start: () => unknown;
  path: string;
  body?: unknown;
  authorised?: boolean;
  /** Must happen once, so it has an idempotency key and its own connection. */
  once?: boolean;
  /** Retried automatically when the server fails. */
  repeated?: boolean;
}

const credentials = { email: 'ama@example.com', password: 'secret words' };
const person = { first_name: 'Ama', last_name: 'Mensah', phone: '024', ...credentials };
const newPassword = { email: 'ama@example.com', code: '123456', new_password: 'new', new_password_confirmation: 'new' };
const change = { current_password: 'old', new_password: 'new', confirm_password: 'new' };
const link = { expires: '1', hash: 'h+/=', id: '7', signature: 's' };
const payload = buildCheckoutPayload({
  address: null,
  lines: [{ id: '1001', quantity: 2 }],
  note: '',
  creditor: 'uuid',
  plan: { type: 'installment', duration: 3, downPayment: 10_050 },
});

const { endpoints: business } = businessApi;
const { endpoints: customer } = customerApi;
const { endpoints: catalogue } = catalogueApi;
const { endpoints: orders } = ordersApi;
const { endpoints: checkout } = checkoutApi;
const { endpoints: cart } = cartApi;
const { endpoints: loan } = loanApi;

const ROWS: Row[] = [
  {
    call: 'GET /business/get_details',
    start: () => business.getBusiness.initiate(),
    path: '/business/get_details',
    repeated: true,
  },
  {
    call: 'POST /storefront/customer/access',
    start: () => customer.login.initiate(secret(credentials)),
    path: '/storefront/customer/access',
    body: credentials,
  },
  {
    call: 'POST /storefront/customer/signup',
    once: true,
    start: () => customer.signUp.initiate(secret(person)),
    path: '/storefront/customer/signup',
    body: person,
  },
  {
    call: 'POST /storefront/customer/reset-password',
    start: () => customer.requestPasswordReset.initiate(secret({ email: 'a@b.c' })),
    path: '/storefront/customer/reset-password',
    body: { email: 'a@b.c' },
  },
  {
    call: 'POST /storefront/customer/confirm-reset-password',
    once: true,
    start: () => customer.confirmPasswordReset.initiate(secret(newPassword)),
    path: '/storefront/customer/confirm-reset-password',
    body: newPassword,
  },
  {
    call: 'POST /admin/change_password',
    once: true,
    start: () => customer.changePassword.initiate(secret(change)),
    path: '/admin/change_password',
    body: change,
    authorised: true,
  },
  {
    call: 'GET /auth/verify',
    start: () => customer.verifyEmail.initiate(secret(link)),
    path: '/auth/verify?expires=1&hash=h%2B%2F%3D&id=7&signature=s',
  },
  {
    call: 'POST /storefront/request_client_review',
    once: true,
    start: () => customer.requestClientReview.initiate(),
    path: '/storefront/request_client_review',
    body: {},
    authorised: true,
  },
  {
    call: 'GET /storefront/is_logged_in',
    start: () => customer.getLoginStatus.initiate(),
    path: '/storefront/is_logged_in',
    authorised: true,
    repeated: true,
  },
  {
    call: 'GET /storefront/products/search',
    start: () => catalogue.searchProducts.initiate('red shirt & co'),
    path: '/storefront/products/search?q=red+shirt+%26+co',
    repeated: true,
  },
  {
    call: 'GET /storefront/products/{slug}/{code}',
    start: () => catalogue.getProduct.initiate({ slug: 'a/b', code: 'x y', id: '101' }),
    path: '/storefront/products/a%2Fb/x%20y?id=101',
    repeated: true,
  },
  {
    call: 'GET /storefront/product-variant/{id}',
    start: () => catalogue.getVariant.initiate('1001'),
    path: '/storefront/product-variant/1001',
    repeated: true,
  },
  {
    call: 'GET /storefront/filter_sections/products/{slug}',
    start: () => catalogue.getCollectionProducts.initiate('best-sellers'),
    path: '/storefront/filter_sections/products/best-sellers',
    repeated: true,
  },
  {
    call: 'GET /storefront/filter_sections/{slug}',
    start: () => catalogue.getCollection.initiate('best-sellers'),
    path: '/storefront/filter_sections/best-sellers',
    repeated: true,
  },
  {
    call: 'GET /storefront/main_product_categories',
    start: () => catalogue.getMainCategories.initiate(),
    path: '/storefront/main_product_categories',
    repeated: true,
  },
  {
    call: 'GET /storefront/product_categories',
    start: () => catalogue.getCategoryTree.initiate(),
    path: '/storefront/product_categories',
    repeated: true,
  },
  {
    call: 'GET /storefront/category_products/{slug}',
    start: () => catalogue.getCategoryProducts.initiate('women'),
    path: '/storefront/category_products/women',
    repeated: true,
  },
  {
    call: 'GET /storefront/get-sliders',
    start: () => catalogue.getSlides.initiate(),
    path: '/storefront/get-sliders',
    repeated: true,
  },
  {
    call: 'GET /storefront/my-orders',
    start: () => orders.getOrders.initiate(),
    path: '/storefront/my-orders',
    authorised: true,
    repeated: true,
  },
  {
    call: 'GET /storefront/order/{order_code}',
    start: () => orders.getOrder.initiate('ORD/7#?'),
    path: '/storefront/order/ORD%2F7%23%3F',
    authorised: true,
    repeated: true,
  },
  {
    call: 'POST /storefront/checkout',
    once: true,
    start: () => checkout.checkout.initiate(secret(payload)),
    path: '/storefront/checkout',
    body: payload,
    authorised: true,
  },
  {
    call: 'POST /storefront/order/cancel',
    once: true,
    start: () => orders.cancelOrder.initiate('ORD-7'),
    path: '/storefront/order/cancel',
    body: { order_code: 'ORD-7' },
    authorised: true,
  },
  {
    call: 'POST /storefront/make_down_payment/{order_code}',
    once: true,
    start: () => checkout.makeDownPayment.initiate({ orderCode: 'ORD-7', amount: 10_050 }),
    path: '/storefront/make_down_payment/ORD-7',
    body: { down_payment_amount: 100.5, description: 'Down payment for order ORD-7' },
    authorised: true,
  },
  {
    call: 'POST /storefront/confirm_order',
    start: () => checkout.confirmOrder.initiate('chk-1'),
    path: '/storefront/confirm_order',
    body: { checkout_id: 'chk-1' },
    authorised: true,
    once: true,
  },
  {
    call: 'GET /storefront/my-cart',
    start: () => cart.getCart.initiate(),
    path: '/storefront/my-cart',
    authorised: true,
    repeated: true,
  },
  {
    call: 'POST /storefront/add-saved-cart',
    start: () => cart.addSavedCart.initiate([{ id: '1001', quantity: 2 }]),
    path: '/storefront/add-saved-cart',
    body: { items: [{ product_variant_id: 1001, quantity: 2 }] },
    authorised: true,
  },
  {
    call: 'POST /storefront/add-to-cart',
    start: () => cart.addToCart.initiate({ id: 'A-1', quantity: 3 }),
    path: '/storefront/add-to-cart',
    body: { product_variant_id: 'A-1', quantity: 3 },
    authorised: true,
  },
  {
    call: 'DELETE /storefront/my-cart/{id}',
    start: () => cart.removeFromCart.initiate('1001'),
    path: '/storefront/my-cart/1001',
    authorised: true,
  },
  {
    call: 'POST /loan/cfschedule',
    start: () => loan.getSchedule.initiate({ total: 34_050, downPayment: 10_050, duration: 3 }),
    path: '/loan/cfschedule',
    body: { loan_amount: 240, totalPrice: 340.5, loan_duration: 3 },
    authorised: true,
  },
];

const goodReply = (call: string) => WIRE_CALLS.find((row) => row.call === call)?.good;
const reply = (status: number, body: unknown): Fault => ({
  when: 'before',
  kind: 'reply',
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const token = tokenFor(3_600_000);

const setUp = (row: Row, fault: Fault, stored: Record<string, string> = row.authorised ? { token } : {}) => {
  const network = faultyFetch(() => Promise.reject(new Error('Every reply of this test is a fault')));
  network.add({ path: /./, fault });
  const shop = makeStore(testEnvironment({ fetch: network.fetch, storage: memoryStorage(stored) }));
  const run = async () =>
    await (shop.store.dispatch(row.start() as Thunk) as unknown as Promise<{ data?: unknown; error?: ApiError }>);
  return { ...shop, network, run };
};

/** The calls of the same kind as the first: other calls look up an unknown outcome. */
const sameCalls = ([first, ...rest]: SeenCall[]): SeenCall[] =>
  first ? [first, ...rest.filter(({ method, path }) => method === first.method && path === first.path)] : [];

test('covers every call of the contract', () => {
  expect(ROWS.map(({ call }) => call)).toEqual(WIRE_CALLS.map(({ call }) => call));
});

describe.each(ROWS)('$call', (row) => {
  const [method = ''] = row.call.split(' ');

  test('sends the request that the contract specifies, and reads its good reply', async () => {
    const { network, run, actionLog } = setUp(row, reply(200, goodReply(row.call)));
    const { data, error } = await run();
    expect(error).toBeUndefined();
    expect(data).toBeDefined();
    const [call] = network.calls;
    expect(network.calls).toHaveLength(1);
    expect(call?.method).toBe(method);
    expect(call?.path).toBe(row.path);
    const [recorded] = startRecording(actionLog).read().requests;
    expect(wireCallOf({ method, url: `http://localhost/api/v1${row.path}` })?.endpoint).toBe(recorded?.endpoint);
    expect(call?.body).toEqual(row.body);
    expect(call?.headers.get('Accept')).toBe('application/json');
    expect(call?.headers.get('X-Api-Key')).toBe('demo-key');
    expect(call?.headers.get('Authorization')).toBe(row.authorised ? `Bearer ${token}` : null);
    expect(call?.headers.get('Idempotency-Key')).toEqual(row.once ? expect.stringMatching(/^"[\da-f]{32}"$/) : null);
    expect(call?.credentials).toBe(row.once ? 'omit' : 'same-origin');
    expect(call?.headers.get('Content-Type')).toBe(row.body === undefined ? null : 'application/json');
  });

  test('sends the token whenever the session has one', async () => {
    const { network, run } = setUp(row, reply(200, goodReply(row.call)), { token });
    await run();
    expect(network.calls[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
  });

  if (row.authorised) {
    test('empties the cache when the session ends', async () => {
      const { run, store } = setUp(row, reply(200, goodReply(row.call)));
      await run();
      store.dispatch(sessionEnded('loggedOut'));
      await waitFor(() => expect(store.getState().api.queries).toEqual({}));
    });

    test('sends nothing without a token', async () => {
      const { network, run } = setUp(row, reply(200, goodReply(row.call)), {});
      expect((await run()).error?.kind).toBe('unauthorised');
      expect(network.calls).toHaveLength(0);
    });
  }

  test.each([200, 422])(
    'reports the server’s message for a refusal with HTTP %i and stores nothing else of the body',
    async (status) => {
      const refusal = { status: 0, result: 0, message: 'Not today', data: { secret: 'of the body' } };
      const { run, store } = setUp(row, reply(status, refusal));
      const { data, error } = await run();
      if (row.call === 'GET /auth/verify' && status === 200) {
        expect(data).toEqual({ kind: 'error', message: 'Not today' });
      } else {
        // A session reply without a readable active value is malformed.
        const kind = row.call === 'GET /storefront/is_logged_in' && status === 200 ? 'malformed' : 'refused';
        expect(error?.kind).toBe(kind);
        if (kind === 'refused') expect(error?.message).toBe('Not today');
      }
      expect(JSON.stringify(store.getState())).not.toContain('of the body');
    },
  );

  test.each([
    ['HTML', '<html><body>Welcome to the hotel’s network</body></html>'],
    ['empty', ''],
    ['truncated JSON', '{"status":1,"data":{"na'],
    ['null', 'null'],
    ['an array', '[]'],
    ['a string', '"ok"'],
    ['a number', '5'],
    ['true', 'true'],
  ])('rejects a malformed body (%s) and stores nothing of it', async (_name, body) => {
    const { network, run, store } = setUp(row, reply(200, body));
    expect((await run()).error).toEqual({
      kind: 'malformed',
      message: null,
      httpStatus: 200,
      retryAfter: null,
      isNo: false,
      saysNo: false,
    });
    expect(sameCalls(network.calls)).toHaveLength(1);
    expect(JSON.stringify(store.getState().api)).not.toContain('hotel');
  });

  test('retries only reads when the server fails', async () => {
    const { network, run } = setUp(row, reply(500, 'Oops'));
    expect((await run()).error?.kind).toBe('server');
    expect(sameCalls(network.calls)).toHaveLength(row.repeated ? 3 : 1);
  });

  test('401 with the current token ends the session', async () => {
    const { run, store } = setUp(row, reply(401, { status: 0, message: 'Who are you?' }), { token });
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
    const running = store.dispatch(row.start() as Thunk) as unknown as Promise<unknown>;
    store.dispatch(loggedIn({ token: other, account: user() }));
    answer();
    await running;
    expect(store.getState().session.token).toBe(other);
  });
});

test('keeps the password and the token out of the API state during a log-in', async () => {
  const seen: string[] = [];
  const row = ROWS.find(({ call }) => call === 'POST /storefront/customer/access');
  if (!row) throw new Error('no such row');
  const { run, store } = setUp(row, reply(200, goodReply(row.call)));
  const unsubscribe = store.subscribe(() => seen.push(JSON.stringify(store.getState().api)));
  await run();
  unsubscribe();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.join()).not.toContain('secret words');
  expect(seen.join()).not.toContain('header.payload.signature');
});
