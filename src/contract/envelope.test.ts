import * as v from 'valibot';
import { WIRE_CALLS } from '../testing/builders/calls';
import { isResultSuccess, plainReply, resultReply, statusIs } from './envelope';
import { productReply, productsReply } from './product';
import { wireProduct } from '../testing/builders/wireCatalogue';

describe('statusIs', () => {
  test.each([
    [1, 1],
    [1.0, 1],
    ['1', 1],
    ['1.0', 1],
    [' 1 ', 1],
    ['100', 100],
    [0, 0],
    ['0', 0],
    [-0, 0],
  ])('matches %p with status %p', (value, status) => expect(statusIs(value, status)).toBe(true));

  test.each([
    [true, 1],
    [false, 0],
    [null, 0],
    [undefined, 0],
    ['', 0],
    ['one', 1],
    ['0x1', 1],
    [[1], 1],
    [{}, 0],
    [100, 1],
    [2, 1],
    [Number.NaN, 0],
  ])('does not match %p with status %p', (value, status) => expect(statusIs(value, status)).toBe(false));
});

test.each([1, '1', true, 'success', 'Success'])('treats result %p as a success', (value) =>
  expect(isResultSuccess(value)).toBe(true),
);
test.each([0, '0', false, 'failed', '', null, undefined, 2, 'true', [], {}])('treats result %p as a refusal', (value) =>
  expect(isResultSuccess(value)).toBe(false),
);

test('lists no call twice in the table of all calls', () => {
  const calls = WIRE_CALLS.map(({ call }) => call);
  expect(calls).toEqual([...new Set(calls)]);
});

const withData = WIRE_CALLS.filter(({ good }) => Object.hasOwn(good, 'data'));

describe.each(withData)('the data of $call', ({ call, reply }) => {
  test.each([
    { status: 0, message: 'No such thing' },
    { status: '0', message: 'No such thing', data: null },
    { status: 2, message: 'No such thing', data: 'oops' },
  ])('keeps the message of a refusal: %j', (body) =>
    expect(v.parse(reply, body)).toMatchObject({ status: Number(body.status), message: 'No such thing' }),
  );

  // The log-in fails without its data; a password change and a message succeed with any data.
  const needsNoData = [
    'POST /storefront/customer/access',
    'POST /admin/change_password',
    'POST /storefront/contact',
  ].includes(call);
  if (!needsNoData) {
    test.each(['oops', 5, true])('rejects %j as malformed in a success', (data) =>
      expect(v.safeParse(reply, { status: 1, data }).success).toBe(false),
    );
    const withoutData = [{ status: 1 }, { status: 1, data: null }, { status: 1, data: [] }];
    if (['POST /loan/cfschedule', 'GET /storefront/me/export'].includes(call)) {
      test.each(withoutData)('rejects %j as malformed', (body) => expect(v.safeParse(reply, body).success).toBe(false));
    } else {
      test.each(withoutData)('reads %j as null or an empty list', (body) => {
        const { data } = v.parse(reply, body) as { data: unknown };
        expect(data === null || (Array.isArray(data) && data.length === 0)).toBe(true);
      });
    }
  }
});

describe('lists', () => {
  const one = wireProduct({ id: 1 });
  const two = wireProduct({ id: 2 });
  test.each([
    ['an array', [one, two]],
    ['a paginator', { current_page: 1, data: [one, two], total: 2 }],
    ['a PHP list encoded as an object', { 0: one, 2: two }],
    ['a paginator of a PHP list encoded as an object', { data: { 0: one, 2: two } }],
    ['an array with unreadable entries', [null, one, 'x', {}, two, [], wireProduct({ title: null })]],
  ])('reads the products from %s', (_, data) =>
    expect(v.parse(productsReply, { status: 1, data }).data.map(({ id }) => id)).toEqual(['1', '2']),
  );

  test.each([[{}], [[null]], [{ data: null }], [{ data: {} }], [{ data: [null] }]])(
    'reads %j as an empty list',
    (data) => expect(v.parse(productsReply, { status: 1, data }).data).toEqual([]),
  );

  test.each([
    ['no readable entry', [null, {}, 'x']],
    ['an object that is not a list', { message: 'none' }],
    ['too many nested wrappers', { data: { data: { data: { data: [one] } } } }],
  ])('rejects the data as malformed instead of reading an empty list: %s', (_, data) =>
    expect(v.safeParse(productsReply, { status: 1, data }).success).toBe(false),
  );
});

test('reads missing data of a single product as null and rejects unreadable data', () => {
  for (const data of [null, '', false, []]) expect(v.parse(productReply, { status: 1, data }).data).toBeNull();
  for (const data of [{}, [1], 7, 'x']) expect(v.safeParse(productReply, { status: 1, data }).success).toBe(false);
});

test('keeps only the known fields of a plain or result reply', () => {
  expect(v.parse(plainReply, { status: '1', message: ' Saved ', token: 'x', extra: 1 })).toEqual({
    status: 1,
    message: 'Saved',
  });
  expect(v.parse(resultReply, { result: '1', message: null, data: 5 })).toEqual({ result: true, message: null });
});
