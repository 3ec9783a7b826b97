import { apiError } from '../../api/apiError';
import { changePasswordError, validateChangePassword } from './changePasswordRules';
import { newPasswordError, validateNewPassword } from './newPasswordRules';
import { readResetLink, readVerificationLink } from './mailLinks';

test.each([
  ['', '', '', 'Enter current password', 'current_password'],
  ['old', '', '', 'Enter your new password', 'new_password'],
  ['', 'new', 'new', 'Enter current password', 'current_password'],
  ['old', 'new', '', 'Enter confirm password', 'confirm_password'],
  ['old', 'new', 'New', 'New password and confirm new password do not match', 'confirm_password'],
  ['old', 'new', 'new ', 'New password and confirm new password do not match', 'confirm_password'],
  ['old', 'new', 'new', undefined, undefined],
  [' ', ' ', ' ', undefined, undefined],
])('validates a password change: %j, %j, %j', (current_password, new_password, confirm_password, text, field) => {
  const fault = validateChangePassword({ current_password, new_password, confirm_password });
  expect(fault?.text).toBe(text);
  expect(Object.keys(fault?.fields ?? {})[0]).toBe(field);
});

test('password change: gives each missing field its own message', () => {
  expect(validateChangePassword({ current_password: '', new_password: '', confirm_password: '' })?.fields).toEqual({
    current_password: 'Required',
    new_password: 'Required',
    confirm_password: 'Required',
  });
});

test.each([
  ['', '', 'Enter your new password'],
  ['', 'x', 'Enter your new password'],
  ['x', '', 'Passwords do not match'],
  ['x', 'X', 'Passwords do not match'],
  ['x', 'x', undefined],
])('validates a new password: %j, %j', (new_password, new_password_confirmation, text) => {
  expect(validateNewPassword({ new_password, new_password_confirmation })?.text).toBe(text);
});

test('new password: reports only the new password as missing when both fields are empty', () => {
  expect(validateNewPassword({ new_password: '', new_password_confirmation: '' })?.fields).toEqual({
    new_password: 'Required',
  });
});

test.each([
  ['The current password is incorrect.', { current_password: 'Check your current password' }],
  ['Old password is wrong', { current_password: 'Check your current password' }],
  ['Use 8 characters or more for your password.', { new_password: 'Choose another password' }],
  ['This password is too easy to guess.', { new_password: 'Choose another password' }],
  ['The new password must differ from the current password', {}],
  ['Try again later', {}],
])('password change: marks the one field that the server’s message mentions: %s', (message, fields) => {
  expect(changePasswordError(apiError('refused', { message }))).toEqual({ text: message, fields });
});

test.each([
  ['Use 8 characters or more for your password.', { new_password: 'Choose another password' }],
  ['This password reset link has expired', {}],
  ['The code is no longer valid', {}],
])('new password: marks the field only when the password is refused: %s', (message, fields) => {
  expect(newPasswordError(apiError('refused', { message }))).toEqual({ text: message, fields });
});

test.each([
  ['?email=ama%2Bshop%40example.com&code=012345', 'ama+shop@example.com', '012345'],
  ['?email=ama+shop@example.com&code=012345', 'ama+shop@example.com', '012345'],
  ['?code=012345', '', '012345'],
  ['?email=ama@example.com', 'ama@example.com', ''],
  ['?email=%20&code=%20', '', ''],
  ['', '', ''],
])('reads the email and the code from the reset link %s', (search, email, code) => {
  expect(readResetLink(search)).toEqual({ email, code });
});

test('decodes the parameters of a verification link and ignores any others', () => {
  const search = '?expires=17&hash=a%2Bb&id=7f&signature=x%3D%3D&extra=1';
  expect(readVerificationLink(search)).toEqual({ expires: '17', hash: 'a+b', id: '7f', signature: 'x==' });
});

test.each(['expires', 'hash', 'id', 'signature'])('rejects a verification link with a missing or blank %s', (name) => {
  const params = new URLSearchParams({ expires: '1', hash: 'a', id: '1', signature: 'b' });
  params.delete(name);
  expect(readVerificationLink(`?${params}`)).toBeNull();
  params.set(name, ' ');
  expect(readVerificationLink(`?${params}`)).toBeNull();
});
