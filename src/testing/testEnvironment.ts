import type { Environment } from '../store/types';
import { memoryLocks } from './memoryLocks';
import { memoryStorage } from './memoryStorage';

/** The environment of a store in a test: empty storage, waits without delay, and no server unless one is given. */
export const testEnvironment = (overrides: Partial<Environment> = {}): Environment => ({
  baseUrl: '/api/v1',
  apiKey: 'demo-key',
  sendsKeys: true,
  fetch: () => Promise.reject(new TypeError('This test has no server')),
  storage: memoryStorage(),
  locks: memoryLocks(),
  now: Date.now,
  wait: () => Promise.resolve(),
  yieldToMain: () => Promise.resolve(),
  takeEarlyReply: () => undefined,
  redirect: () => undefined,
  ...overrides,
});
