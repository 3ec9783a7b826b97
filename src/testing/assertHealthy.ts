import { act, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { FaultyFetch } from './faults';
import { isCompleteRun } from './complete';
import { GARBAGE } from './garbage';
import type { MemoryStorage } from './memoryStorage';

interface Health {
  network: FaultyFetch;
  storage: MemoryStorage;
  /** Stored entries that must be unchanged, with their earlier values. */
  before?: Record<string, string>;
  /** The changing calls that one action of the shopper may have caused. */
  intent?: RegExp;
  /** The message that the shopper must have seen. */
  message?: string | RegExp;
  /** Values that may appear only in the stored session. */
  secrets?: string[];
}

const SESSION_ENTRIES = new Set(['token', 'account', 'cartList', 'wishlist', 'checkout_id']);

let hasRunAxe = false;

const visibleText = (): string => document.body.textContent;

const checkPage = (): void => {
  expect(document.querySelector('header')).toBeInTheDocument();
  expect(document.querySelector('main')?.textContent.trim()).not.toBe('');
  expect(visibleText()).not.toMatch(GARBAGE);
};

const checkBusyEnded = () =>
  waitFor(() => {
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

const checkMessage = (message: string | RegExp): void => {
  const live = [...document.querySelectorAll('[role="alert"],[role="status"],[aria-live]')];
  const words = live.map((element) => element.textContent).join('\n');
  if (typeof message === 'string') expect(words).toContain(message);
  else expect(words).toMatch(message);
};

const checkSecrets = (storage: MemoryStorage, secrets: string[]): void => {
  for (const secret of secrets) {
    expect(window.location.href).not.toContain(secret);
    for (const [key, text] of Object.entries(storage.entries())) {
      if (!SESSION_ENTRIES.has(key)) expect(`${key}: ${text}`).not.toContain(secret);
    }
  }
};

/**
 * Checks what must hold after every fault: the page renders without unreadable values, no busy state stays, cart and
 * wishlist are unchanged, one action reached the server at most once, the shopper got a message, no secret is exposed,
 * axe finds nothing. `setup.ts` fails a test on any reported error.
 */
export const assertHealthy = async ({ network, storage, before, intent, message, secrets }: Health): Promise<void> => {
  checkPage();
  await checkBusyEnded();
  if (before) expect(storage.entries()).toMatchObject(before);
  if (intent) {
    expect(
      network.calls.filter((call) => call.reached && intent.test(`${call.method} ${call.path}`)).length,
    ).toBeLessThan(2);
  }
  if (message !== undefined) checkMessage(message);
  checkSecrets(storage, secrets ?? []);
  // Once in each test file is enough, because the browser tests run axe on every page.
  if (hasRunAxe && !isCompleteRun) return;
  hasRunAxe = true;
  // jsdom has no layout, so colours are left to the browser tests.
  // The page may load more meanwhile, which updates React.
  const { violations } = await act(() =>
    axe.run(document.body, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    }),
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
};
