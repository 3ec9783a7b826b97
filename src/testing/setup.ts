import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 5000 });

// What React or our own code reports as an error is a failed test, whoever caught it.
let reported: unknown[][] = [];
beforeEach(() => {
  reported = [];
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    // The whole shop runs in a test, and what loads in its background is not one of the test's own steps.
    if (!String(args[0]).includes('not wrapped in act(')) reported.push(args);
  });
});
afterEach(() => {
  const found = reported;
  reported = [];
  jest.restoreAllMocks();
  if (found.length > 0)
    throw new Error(`console.error was called: ${found.map((args) => args.map(String).join(' ')).join('\n')}`);
});

// An error that nobody caught is a failed test too.
const uncaught: unknown[] = [];
window.addEventListener('error', (event) => uncaught.push(event.error ?? event.message));
const onRejection = (reason: unknown) => uncaught.push(reason);
beforeAll(() => process.on('unhandledRejection', onRejection));
afterAll(() => process.off('unhandledRejection', onRejection));
afterEach(() => {
  expect(uncaught.splice(0)).toEqual([]);
});
