import { apiError } from '../../api/apiError';
import { registerError, validateLogin, validateRegistration } from './rules';

describe('log in', () => {
  test.each([
    ['', '', ['email', 'password']],
    ['  ', 'secret', ['email']],
    ['ama@example.com', '', ['password']],
  ])('rejects email %j with password %j', (email, password, fields) => {
    const fault = validateLogin({ email, password });
    expect(fault?.text).toBe('Provide email and password');
    expect(Object.keys(fault?.fields ?? {})).toEqual(fields);
  });

  test.each([
    ['ama@example.com', 'secret'],
    ['ama@example.com', '   '],
  ])('accepts email %j with password %j', (email, password) => {
    expect(validateLogin({ email, password })).toBeNull();
  });
});

const FULL = { first_name: 'Ama', last_name: 'Mensah', phone: '024', email: 'ama@example.com', password: 'secret' };

describe('register', () => {
  test.each([
    ['first_name', 'Provide your first name'],
    ['last_name', 'Provide your last name'],
    ['phone', 'Provide your phone'],
    ['email', 'Provide your email address'],
    ['password', 'Provide your password'],
  ] as const)('rejects a missing or blank %s, but accepts a password of spaces', (field, text) => {
    expect(validateRegistration({ ...FULL, [field]: '' })).toMatchObject({
      text,
      fields: { [field]: expect.any(String) },
    });
    const spaces = validateRegistration({ ...FULL, [field]: '   ' });
    expect(spaces?.text).toBe(field === 'password' ? undefined : text);
  });

  test('names the first of several missing fields, and marks each without repeating the message', () => {
    const fault = validateRegistration({ ...FULL, last_name: ' ', email: '', password: '' });
    expect(fault?.text).toBe('Provide your last name');
    expect(fault?.fields).toEqual({
      last_name: 'Required',
      email: 'Required',
      password: 'Required',
    });
  });

  test('names the missing fields of an empty form one after the other, in the order of its fields', () => {
    const given = { first_name: '', last_name: '', phone: '', email: '', password: '' };
    const asked: (string | undefined)[] = [];
    for (const field of ['first_name', 'last_name', 'phone', 'email', 'password'] as const) {
      asked.push(validateRegistration(given)?.text);
      given[field] = FULL[field];
    }
    expect(asked).toEqual(
      ['first name', 'last name', 'phone', 'email address', 'password'].map((name) => `Provide your ${name}`),
    );
  });

  test('accepts a complete form', () => {
    expect(validateRegistration(FULL)).toBeNull();
  });

  test.each([
    ['a refusal with a message', apiError('refused', { message: 'Taken' }), 'Taken'],
    ['a refusal without a message', apiError('refused'), 'Registration failed'],
    ['a server error', apiError('server'), 'Registration failed'],
    ['an unknown error', new Error('x'), 'Registration failed'],
  ])('returns the registration message for %s', (_name, error, text) => {
    expect(registerError(error)).toEqual({ text, fields: {} });
  });

  test.each([
    ['This password is too easy to guess.', { password: 'Check your password' }],
    ['The email has already been taken', { email: 'Check your email address' }],
    ['E-mail or phone is already in use', {}],
    [
      'That is not a complete email address. Use 8 characters or more for your password.',
      { email: 'Check your email address', password: 'Check your password' },
    ],
  ])('marks each field that a sentence of the server’s message mentions alone: %s', (message, fields) => {
    expect(registerError(apiError('refused', { message })).fields).toEqual(fields);
  });

  test.each(['offline', 'timeout', 'malformed'] as const)(
    'warns that the account may exist when no answer came (%s)',
    (kind) => {
      expect(registerError(apiError(kind)).text).toMatch(/^Registration failed.*may have been created.*signing in/);
    },
  );
});
