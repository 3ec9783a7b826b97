import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { WIRE_CALLS } from '../testing/builders/calls';
import { isRecord } from '../lib/isRecord';
import { businessReply } from './business';
import { cartReply } from './cart';
import { categoriesReply } from './category';
import { checkoutReply, confirmOrderReply, downPaymentReply } from './checkout';
import { collectionReply } from './collection';
import { changePasswordReply, loginReply, loginStatusReply } from './customer';
import { plainReply, resultReply } from './envelope';
import { toEntries } from './plainReaders';
import { scheduleReply } from './loan';
import { orderReply, ordersReply } from './order';
import { productReply, productsReply } from './product';
import * as requests from './requests';
import { slidesReply } from './slide';
import { setUnreadableReporter } from './unreadable';
import { variantReply } from './variant';

const REPLIES: Record<string, v.GenericSchema> = {
  'business-reply': businessReply,
  'cart-reply': cartReply,
  'categories-reply': categoriesReply,
  'checkout-reply': checkoutReply,
  'collection-reply': collectionReply,
  'confirm-order-reply': confirmOrderReply,
  'down-payment-reply': downPaymentReply,
  'login-reply': loginReply,
  'login-status-reply': loginStatusReply,
  'order-reply': orderReply,
  'orders-reply': ordersReply,
  'change-password-reply': changePasswordReply,
  'plain-reply': plainReply,
  'product-reply': productReply,
  'products-reply': productsReply,
  'result-reply': resultReply,
  'schedule-reply': scheduleReply,
  'slides-reply': slidesReply,
  'variant-reply': variantReply,
};

const REQUESTS: Record<string, v.GenericSchema> = {
  'cancel-order-request': requests.cancelOrderRequest,
  'cart-line-request': requests.cartLineRequest,
  'change-password-request': requests.changePasswordRequest,
  'checkout-request': requests.checkoutRequest,
  'confirm-order-request': requests.confirmOrderRequest,
  'confirm-password-reset-request': requests.confirmPasswordResetRequest,
  'down-payment-request': requests.downPaymentRequest,
  'login-request': requests.loginRequest,
  'password-reset-request': requests.passwordResetRequest,
  'saved-cart-request': requests.savedCartRequest,
  'schedule-request': requests.scheduleRequest,
  'signup-request': requests.signUpRequest,
};

const document = readFileSync(join(__dirname, '../../docs/api.md'), 'utf8');

interface Example {
  call: string;
  label: string;
  body: unknown;
}

const sections = document.split(/^#{2,3} /m).map((section) => ({ title: section.split('\n', 1)[0] ?? '', section }));
const examples: Example[] = sections.flatMap(({ title, section }) =>
  [...section.matchAll(/^```json ?(.*)\n([\s\S]*?)^```$/gm)].map(([, label = '', text = '']) => ({
    call: title,
    label,
    body: JSON.parse(text) as unknown,
  })),
);
const labelled = (call: string) => examples.filter((example) => example.call === call);

/** The dotted paths of all fields; entries of a list share their paths. */
const fieldsOf = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsOf(entry, path));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${path}${key}`, ...fieldsOf(inner, `${path}${key}.`)]);
};

test('documents every call in its own section, and no others', () => {
  const documented = sections.map(({ title }) => title).filter((title) => /^(GET|POST|PUT|PATCH|DELETE) /.test(title));
  expect(documented.sort()).toEqual(WIRE_CALLS.map(({ call }) => call).sort());
});

test.each(['README.md', 'docs/api.md', 'docs/deploy.md', 'docs/faults.md', 'docs/fault-matrix.md'])(
  '%s states the correct number of calls',
  (file) => {
    const counts = readFileSync(join(__dirname, '../..', file), 'utf8').matchAll(/(\d+) calls\b/g);
    expect([...new Set([...counts].map(([, count]) => Number(count)))]).toEqual([WIRE_CALLS.length]);
  },
);

test('shows each body schema in at least one example, and labels every example with a known schema', () => {
  const known = [...Object.keys(REPLIES), ...Object.keys(REQUESTS)];
  expect([...new Set(examples.map(({ label }) => label))].sort()).toEqual(known.sort());
});

describe.each(WIRE_CALLS)('$call', ({ call, reply, good, signedIn = false }) => {
  test('marks the call with a lock only if it requires a signed-in customer', () => {
    expect(sections.find(({ title }) => title === call)?.section.includes('🔒')).toBe(signedIn);
  });

  const replies = labelled(call).filter(({ label }) => label in REPLIES);

  test('shows at least one reply, labelled with the schema of this call', () => {
    expect(replies.length).toBeGreaterThan(0);
    for (const { label } of replies) expect(REPLIES[label]).toBe(reply);
  });

  test('shows only reply fields that the storefront knows', () => {
    const known = new Set([...fieldsOf(good), 'status', 'message', 'data']);
    for (const { body } of replies) expect(fieldsOf(body).filter((name) => !known.has(name))).toEqual([]);
  });

  test('shows a request body only if the call has one', () => {
    const hasBody = call.startsWith('POST') && !call.endsWith('request_client_review');
    expect(labelled(call).some(({ label }) => label in REQUESTS)).toBe(hasBody);
  });
});

test.each(examples)('reads $label of $call without loss', ({ label, body }) => {
  const leftOut: string[] = [];
  setUnreadableReporter((message) => leftOut.push(message));
  const result = v.safeParse(REPLIES[label] ?? REQUESTS[label] ?? v.never(), body);
  setUnreadableReporter(null);
  expect(result.issues ?? []).toEqual([]);
  expect(leftOut).toEqual([]);
  if (label in REQUESTS) expect(result.output).toEqual(body);
  const data = isRecord(body) && isRecord(result.output) ? { sent: body.data, read: result.output.data } : null;
  // Reading these replies changes the shape of the data.
  const isOwnShape = ['plain-reply', 'login-reply', 'change-password-reply'].includes(label);
  if (label in REPLIES && data?.sent && !isOwnShape) {
    expect(toEntries(data.read)?.length).toBe(toEntries(data.sent)?.length);
    expect(data.read).not.toBeNull();
  }
});

test('shows every field the storefront reads in the product, variant, order and business replies', () => {
  const complete = [
    'GET /storefront/products/{slug}/{code}',
    'GET /storefront/product-variant/{id}',
    'GET /storefront/order/{order_code}',
    'GET /business/get_details',
  ];
  for (const call of complete) {
    const good = WIRE_CALLS.find((each) => each.call === call)?.good;
    const shown = new Set(fieldsOf(labelled(call)[0]?.body));
    const missing = fieldsOf(good).filter((name) => !shown.has(name) && !/(^message|vendor_price)$/.test(name));
    expect({ call, missing }).toEqual({ call, missing: [] });
  }
});
