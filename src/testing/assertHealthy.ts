import { act, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { FaultyFetch } from './faults';
import type { MemoryStorage } from './memoryStorage';

interface Health {
  network: FaultyFetch;
  storage: MemoryStorage;
  /** The entries that must not have changed, as they were before. */
  before?: Record<string, string>;
  /** The changing calls that the shopper's one intent may have caused. */
  intent?: RegExp;
  /** What the shopper must have been told. */
  told?: string | RegExp;
  /** Values that may stand nowhere but in the stored session. */
  secrets?: string[];
}

const GARBAGE = /\bundefined\b|\bNaN\b|\bnull\b|\[object Object\]|Invalid Date/;
const SESSION_ENTRIES = new Set(['token', 'account', 'cartList', 'wishlist', 'checkout_id']);

let hasSeenFrame = false;

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

const checkMessage = (told: string | RegExp): void => {
  const live = [...document.querySelectorAll('[role="alert"],[role="status"],[aria-live]')];
  const words = live.map((element) => element.textContent).join('\n');
  if (typeof told === 'string') expect(words).toContain(told);
  else expect(words).toMatch(told);
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
 * What holds after every fault: the page stands and says nothing silly, nothing is busy for ever, cart and wishlist are
 * as before, one intent reached the server at most once, the shopper was told, no secret lies about, axe finds nothing.
 * That nothing was reported as an error is checked after every test anyway.
 */
export const assertHealthy = async ({ network, storage, before, intent, told, secrets }: Health): Promise<void> => {
  checkPage();
  await checkBusyEnded();
  if (before) expect(storage.entries()).toMatchObject(before);
  if (intent) {
    expect(
      network.calls.filter((call) => call.reached && intent.test(`${call.method} ${call.path}`)).length,
    ).toBeLessThan(2);
  }
  if (told !== undefined) checkMessage(told);
  checkSecrets(storage, secrets ?? []);
  // The header and footer are the same in every test of a file, so axe looks at them once.
  const context = hasSeenFrame ? { include: [['body']], exclude: [['header'], ['footer']] } : document.body;
  hasSeenFrame = true;
  // jsdom has no layout, so colours are left to the browser tests.
  // What loads in the background meanwhile is an update like any other.
  const { violations } = await act(() =>
    axe.run(context, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    }),
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
};
