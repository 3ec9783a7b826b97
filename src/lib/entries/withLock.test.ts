import { setTimeout as wait } from 'node:timers/promises';
import { memoryLocks } from '../../testing/memoryLocks';
import { withLock } from './withLock';

/** Storage of a browser with one process per tab: a tab sees its own writes at once, those of other tabs later. */
const lateStorage = (late: number) => {
  const tab = () => ({ text: '' });
  const tabs = [tab(), tab()] as const;
  const write = (from: 0 | 1, text: string) => {
    tabs[from].text = text;
    setTimeout(() => {
      tabs[1 - from]!.text = text;
    }, late);
  };
  return { tabs, write };
};

test('sees the write of the previous tab in its turn, even if it arrives after the lock', async () => {
  const { tabs, write } = lateStorage(20);
  const turns = { locks: memoryLocks(), wait: (ms: number) => wait(ms) };
  const first = withLock(turns, 'x', async () => {
    await wait(5);
    write(0, 'done');
    return tabs[1].text;
  });
  const second = withLock(turns, 'x', () => Promise.resolve(tabs[1].text));
  expect(await first).toBe('');
  expect(await second).toBe('done');
});

test('resolves before the lock is handed over', async () => {
  const never = new Promise<void>(() => undefined);
  expect(await withLock({ locks: memoryLocks(), wait: () => never }, 'x', () => Promise.resolve(1))).toBe(1);
});

test('rejects when the work fails, and then runs the next', async () => {
  const turns = { locks: memoryLocks(), wait: () => Promise.resolve() };
  await expect(withLock(turns, 'x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(turns, 'x', () => Promise.resolve(1))).toBe(1);
});

test('runs the work at once in a browser without locks', async () => {
  expect(await withLock({ locks: null, wait: () => Promise.resolve() }, 'x', () => Promise.resolve(1))).toBe(1);
});
