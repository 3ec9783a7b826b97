import { validateReview } from './reviewProblems';

const GOOD = { rating: '4', text: 'Fine', name: 'Ama', email: 'ama@example.com' };

test.each([
  ['a whole review', {}, {}],
  ['no stars', { rating: '' }, { rating: 'Choose a rating from 1 to 5 stars' }],
  ['no words', { text: ' \n' }, { text: 'Write your review' }],
  ['no name', { name: ' ' }, { name: 'Provide your name' }],
  ['no e-mail', { email: '' }, { email: 'Provide your email' }],
  ['an e-mail without its sign', { email: 'ama.example.com' }, { email: 'Provide your email' }],
  ['an e-mail of two words', { email: 'ama @example.com' }, { email: 'Provide your email' }],
  ['blanks around an e-mail are forgiven', { email: ' ama@example.com ' }, {}],
])('validates a review: %s', (_name, change, problems) => {
  expect(validateReview({ ...GOOD, ...change })?.fields ?? {}).toEqual(problems);
});

test('reports problems in the order of the fields, so that the focus goes to the first', () => {
  expect(Object.keys(validateReview({ rating: '', text: '', name: '', email: '' })?.fields ?? {})).toEqual([
    'rating',
    'text',
    'name',
    'email',
  ]);
});
