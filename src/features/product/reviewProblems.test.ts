import { validateReview } from './reviewProblems';

const GOOD = { rating: '4', text: 'Fine', name: 'Ama', email: 'ama@example.com' };

test.each([
  ['a complete review', {}, {}],
  ['no rating', { rating: '' }, { rating: 'Choose a rating from 1 to 5 stars' }],
  ['no text', { text: ' \n' }, { text: 'Write your review' }],
  ['no name', { name: ' ' }, { name: 'Enter your name' }],
  ['no e-mail', { email: '' }, { email: 'Enter your email' }],
  ['an e-mail without an @', { email: 'ama.example.com' }, { email: 'Check your email address' }],
  ['an e-mail that contains a space', { email: 'ama @example.com' }, { email: 'Check your email address' }],
  ['an e-mail with spaces around it', { email: ' ama@example.com ' }, {}],
])('validates a review: %s', (_name, change, problems) => {
  expect(validateReview({ ...GOOD, ...change })?.fields ?? {}).toEqual(problems);
});

test('reports errors in the order of the fields, so that the focus goes to the first', () => {
  expect(Object.keys(validateReview({ rating: '', text: '', name: '', email: '' })?.fields ?? {})).toEqual([
    'rating',
    'text',
    'name',
    'email',
  ]);
});
