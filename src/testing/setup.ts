import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import React from 'react';

// The first opening of a page compiles what the page loads, which takes a busy machine seconds.
configure({ asyncUtilTimeout: 20_000 });

// Only the last failed attempt of `waitFor` prints the page, which saves a twentieth of the time.
const { getElementError } = getConfig();
const isAttempt = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
configure({
  getElementError: (text, container) =>
    isAttempt()
      ? Object.defineProperty(Object.assign(new Error(), { name: 'TestingLibraryElementError' }), 'message', {
          get: () => getElementError(text, container).message,
          configurable: true,
        })
      : getElementError(text, container),
});

// React records a stack trace for every element it creates, which took an eighth of the tests' time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// The gate sets RETRIES and names each test that passed only on the second try.
if (process.env.RETRIES !== undefined) jest.retryTimes(Number(process.env.RETRIES), { logErrorsBeforeRetry: true });

// Every console.error or console.warn of React, a library or our own code fails the test, even if it was caught.
let reported: unknown[][] = [];
beforeEach(() => {
  reported = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      reported.push([`console.${level}:`, ...words]);
    });
  }
});
afterEach(() => {
  const found = reported;
  reported = [];
  jest.restoreAllMocks();
  if (found.length > 0) throw new Error(found.map((words) => words.map(String).join(' ')).join('\n'));
});

// An uncaught error fails the test too.
const uncaught: unknown[] = [];
window.addEventListener('error', (event) => uncaught.push(event.error ?? event.message));
const onRejection = (reason: unknown) => uncaught.push(reason);
beforeAll(() => process.on('unhandledRejection', onRejection));
afterAll(() => process.off('unhandledRejection', onRejection));
afterEach(() => {
  expect(uncaught.splice(0)).toEqual([]);
});

// jsdom has no layout, so no element has a position or changes its size.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
document.elementsFromPoint = () => [];
Element.prototype.scrollIntoView = () => undefined;
