import { waitFor } from '@testing-library/react';
import { pageOpened, report } from '../../../testing/builders/report';
import { MOST_REPORTS } from './storedReport';
import { reportList } from './reportList';
import { memoryReports, type ReportStorage } from './reportStorage';

const coded = (code: string) => report([pageOpened('/terms')], {}, { code });
const codes = ({ read }: ReturnType<typeof reportList>): string[] => read().reports.map(({ code }) => code);
const clock = () => {
  let now = 0;
  return () => (now += 1);
};

test('lists the most recently opened report first, without duplicates', async () => {
  const list = reportList(memoryReports(), clock());
  for (const code of ['A', 'B', 'A']) await list.add(coded(code));
  expect(codes(list)).toEqual(['A', 'B']);
});

test('deletes one report, then all, also for a new list over the same storage', async () => {
  const storage = memoryReports();
  const list = reportList(storage, clock());
  for (const code of ['A', 'B', 'C']) await list.add(coded(code));
  await list.remove(list.read().reports[1]!.id);
  expect(codes(list)).toEqual(['C', 'A']);
  const next = reportList(storage);
  await waitFor(() => {
    expect(codes(next)).toEqual(['C', 'A']);
  });
  await next.clear();
  expect(codes(next)).toEqual([]);
  expect(await storage.readAll()).toEqual([]);
});

test('evicts the least recently opened reports beyond the limit', async () => {
  const storage = memoryReports();
  const list = reportList(storage, clock());
  for (let at = 0; at < MOST_REPORTS + 2; at += 1) await list.add(coded(`C${at}`));
  expect(await storage.readAll()).toHaveLength(MOST_REPORTS);
  expect(codes(list).at(-1)).toBe('C2');
});

test('lists reports from memory and shows a message when the browser blocks storage', async () => {
  const refuses = () => Promise.reject(new DOMException('No', 'SecurityError'));
  const list = reportList({ readAll: refuses, put: refuses, remove: refuses, clear: refuses }, clock());
  await list.add(coded('A'));
  await list.add(coded('B'));
  expect(list.read().message).toMatch(/does not store reports/);
  await list.remove(list.read().reports[0]!.id);
  expect(codes(list)).toEqual(['A']);
});

test('keeps the stored reports and shows a message while the storage is full', async () => {
  const room = memoryReports();
  let isFull = false;
  const storage: ReportStorage = {
    ...room,
    put: (one) => (isFull ? Promise.reject(new DOMException('Full', 'QuotaExceededError')) : room.put(one)),
  };
  const list = reportList(storage, clock());
  await list.add(coded('A'));
  isFull = true;
  await list.add(coded('B'));
  expect([codes(list), list.read().message]).toEqual([
    ['A'],
    expect.stringMatching(/not stored: the browser’s storage/),
  ]);
  isFull = false;
  await list.add(coded('B'));
  expect([codes(list), list.read().message]).toEqual([['B', 'A'], '']);
});

test('rejects a report that is too large, and ignores stored entries of another version', async () => {
  const storage = memoryReports();
  await storage.put({ id: 'old' } as never);
  const list = reportList(storage, clock());
  await list.add(report([pageOpened('/'.repeat(100_001))]));
  expect([codes(list), list.read().message]).toEqual([[], expect.stringMatching(/too large/)]);
});
