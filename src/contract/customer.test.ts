import * as v from 'valibot';
import { wireUser } from '../testing/builders/wireCustomer';
import { loginStatusReply } from './customer';
import { loginReply } from './logIn';

const login = (body: unknown) => v.parse(loginReply, body);

test.each([
  ['data.token', { status: 1, data: { token: 't', access_token: 'other', user: wireUser() } }],
  ['data.access_token', { status: 1, data: { access_token: 't', user: wireUser() } }],
  ['the top level, with the user in data', { status: '1', token: 't', data: wireUser() }],
  ['the top level, with the user beside it', { status: 1, token: 't', user: wireUser() }],
])('reads the token from %s', (_, body) => {
  expect(login(body)).toMatchObject({ status: 1, token: 't', user: { first_name: 'Ama', eligible: 'Created' } });
});

test.each([
  ['Approved', 'Approved'],
  [' approved ', 'Approved'],
  ['APPROVED', 'Approved'],
  ['confirmed', 'Approved'],
  ['Pending Review', 'Pending Review'],
  ['pending review', 'pending review'],
  [null, ''],
])('reads the eligibility %j as %j', (eligible, expected) => {
  expect(login({ status: 1, data: { token: 't', user: wireUser({ eligible }) } }).user?.eligible).toBe(expected);
});

test.each(['', 5, null, 'two words', 'line\nbreak', ['t'], {}])('reads the token %j as null', (token) =>
  expect(login({ status: 1, data: { token, user: wireUser() } }).token).toBeNull(),
);

test('reads a refusal with its message as plain text and without a token or user', () =>
  expect(login({ status: 0, message: '<b>Wrong</b> password', data: null })).toEqual({
    status: 0,
    message: 'Wrong password',
    token: null,
    user: null,
  }));

test.each([
  [{ active: true }, true],
  [{ active: 1 }, true],
  [{ active: '1' }, true],
  [{ status: 1, data: { active: true } }, true],
  [{ active: false }, false],
  [{ active: 0 }, false],
  [{ active: '0' }, false],
  [{ status: 1, data: { active: 0 } }, false],
  [{ active: null, data: { active: 1 } }, true],
  [{ active: 'true' }, true],
  [{ active: 'false' }, false],
  [{ status: 1, data: { active: 'false' } }, false],
])('reads from %j that active is %p', (body, active) => expect(v.parse(loginStatusReply, body)).toEqual({ active }));

test.each([
  {},
  { status: 1 },
  { status: 1, data: null },
  { active: null },
  [],
  null,
  'x',
  ...['yes', 'no', '', ' ', 'TRUE', '0.0', {}, [], [0], 2, -1, 0.5].flatMap((active) => [
    { active },
    { status: 1, data: { active } },
  ]),
  { active: 'no', data: { active: false } },
])('rejects a login status without a readable active value: %j', (body) =>
  expect(v.safeParse(loginStatusReply, body).success).toBe(false),
);
