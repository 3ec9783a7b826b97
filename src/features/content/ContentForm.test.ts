import { nameMissing } from './ContentForm';

const NAMES = { name: 'name', email: 'email', message: 'message' };

test.each([
  ['', '', '', 'Enter your name, email and message'],
  ['Ama', ' ', '', 'Enter your email and message'],
  ['Ama', 'ama@example.com', '', 'Enter your message'],
])('names every missing field: name “%s”, email “%s”, message “%s”', (name, email, message, text) => {
  expect(nameMissing(NAMES, { name, email, message })?.text).toBe(text);
});

test('gives each missing field its own error, and nothing when none is missing', () => {
  const filled = { name: 'Ama', email: 'ama@example.com', message: 'Hello' };
  expect(nameMissing(NAMES, { ...filled, email: '' })?.fields).toEqual({ email: 'Required' });
  expect(nameMissing(NAMES, filled)).toBeNull();
});
